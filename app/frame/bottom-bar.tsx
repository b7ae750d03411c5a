import { useRootData } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { AccountLink } from "./header";

/** Below 1024 px. The page reserves its height, also for focus (scroll-padding). */
export function BottomBar() {
  const { chatPath } = useRootData();
  const hasChat = chatPath === "/chat";
  return (
    <nav className="bottom-bar" aria-label="Quick links">
      <Link to="/">
        <Icon name="home" size={22} />
        Home
      </Link>
      <Link to="/categories" data-panel="menu">
        <Icon name="grid" size={22} />
        Categories
      </Link>
      <Link to="/search-results" data-panel="search">
        <Icon name="search" size={22} />
        Search
      </Link>
      <AccountLink />
      {/* A new document, because only the chat page may load the widget. */}
      <Link to={chatPath} reloadDocument={hasChat}>
        <Icon name={hasChat ? "chat" : "mail"} size={22} />
        {hasChat ? "Chat" : "Contact"}
      </Link>
    </nav>
  );
}
