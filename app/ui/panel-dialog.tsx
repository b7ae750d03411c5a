import { Component, useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";
import { closePanel, type PanelName } from "./open-panel";

export interface PanelDialogProps {
  readonly name: PanelName;
  readonly title: string;
  /** Page with the same contents, for use without script and when the contents fail. */
  readonly page: string;
  /** "center" blurs the page behind it, "full" covers it; "sheet" is at the bottom of a phone. */
  readonly side?: "end" | "sheet" | "start" | "center" | "full";
  readonly children: ReactNode;
}

export function PanelDialog({ name, title, page, side = "end", children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlockScroll = lockScroll();
    element?.showModal();
    return () => {
      // Closed before it is removed, so that the browser returns the focus.
      element?.close();
      unlockScroll();
    };
  }, []);
  return (
    // The dialog handles Esc itself; the click handler is for the page behind it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`dialog fixed max-w-none overflow-y-auto overscroll-contain border-0 bg-surface text-inherit [box-shadow:var(--shadow-panel)] backdrop:bg-[rgb(8_12_16/0.5)] ${
        {
          end: "inset-[0_0_0_auto] h-full max-h-none w-[min(100%,420px)]",
          // A fixed height, so that nothing moves when the contents come.
          sheet:
            "inset-[0_0_0_auto] h-full max-h-none w-[min(100%,420px)] max-sm:inset-[30svh_0_0] max-sm:h-auto max-sm:w-full max-sm:rounded-t-card",
          start: "inset-[0_auto_0_0] h-full max-h-none w-[min(100%-44px,380px)]",
          center:
            "inset-0 m-auto h-fit max-h-[calc(100%-32px)] w-[min(100%-32px,480px)] rounded-card backdrop:[backdrop-filter:blur(4px)]",
          full: "inset-0 h-full max-h-none w-full",
        }[side]
      }`}
      aria-labelledby={`panel-${name}`}
      data-panel-dialog=""
      onClose={closePanel}
      onClick={(event) => event.target === event.currentTarget && closePanel()}
    >
      <div className="min-h-full px-4 pb-4">
        <div className="sticky top-0 z-1 flex min-h-14 items-center justify-between bg-surface">
          <h2 id={`panel-${name}`}>{title}</h2>
          <button type="button" className="icon-btn" aria-label="Close" onClick={closePanel}>
            <Icon name="close" />
          </button>
        </div>
        <LinkOnError page={page}>{children}</LinkOnError>
      </div>
    </dialog>
  );
}

/** Stops the page behind from scrolling; keeps the scroll bar's width, so that nothing moves. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

class LinkOnError extends Component<{ page: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        We could not show this here. <Link to={this.props.page}>Open as a page</Link>
      </p>
    );
  }
}
