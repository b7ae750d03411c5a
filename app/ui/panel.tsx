import { Component, useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";
import { useCommitEffect } from "./use-commit-effect";
import { closePanel, readyPanels, useOpenPanel, type PanelName } from "./open-panel";

interface PanelProps {
  readonly name: PanelName;
  readonly title: string;
  /** The same as a page: where its links lead without script, and the way on when its contents fail. */
  readonly page: string;
  /** At the end of the line or its start; a middle one blurs the page behind it, a full one covers it. */
  readonly side?: "end" | "start" | "middle" | "full";
  readonly children: ReactNode;
}

/**
 * What opens over the page once script runs: `<Link to={page} data-panel={name}>` opens it, Esc, Back, Close and a press
 * beside it close it, the focus returns. Its contents exist only while it is open; they fetch what they show.
 */
export function Panel({ name, children, ...sheet }: PanelProps) {
  const isOpen = useOpenPanel() === name;
  useCommitEffect(() => {
    readyPanels.add(name);
    return () => void readyPanels.delete(name);
  }, [name]);
  return isOpen ? (
    <Sheet name={name} {...sheet}>
      {children}
    </Sheet>
  ) : null;
}

function Sheet({ name, title, page, side = "end", children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const scrollAgain = holdPage();
    element?.showModal();
    return () => {
      // Closed before it is taken away, so that the browser gives the focus back.
      element?.close();
      scrollAgain();
    };
  }, []);
  return (
    // Esc is the dialog's own; the press is one on the page behind it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`sheet ${side}`}
      aria-labelledby={`panel-${name}`}
      onClose={closePanel}
      onClick={(event) => event.target === event.currentTarget && closePanel()}
    >
      <div className="sheet-in">
        <div className="sheet-head">
          <h2 id={`panel-${name}`}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={closePanel}>
            <Icon name="close" />
          </button>
        </div>
        <OrPage page={page}>{children}</OrPage>
      </div>
    </dialog>
  );
}

/** Keeps the page behind from scrolling, and the place of its scroll bar, so that nothing moves. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

/** A panel that fails leaves the page behind it alone and points to the page that does the same. */
class OrPage extends Component<{ page: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        This could not be shown here. <Link to={this.props.page}>Open it as a page</Link>
      </p>
    );
  }
}
