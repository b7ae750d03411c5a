import { Icon } from "~/ui/icon";
import { AccountLink } from "./account-link";
import { Link } from "~/ui/link";

/** Below 1024 px, fixed at the lower edge. The page keeps its height free, also when focus scrolls (scroll-padding). */
export function BottomBar({ loggedIn, chatPath }: { loggedIn: boolean; chatPath: string }) {
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
      <AccountLink loggedIn={loggedIn} />
      {/* A document of its own: only there the widget may load. Without one the link is called what it is. */}
      <Link to={chatPath} reloadDocument={hasChat}>
        <Icon name={hasChat ? "chat" : "mail"} size={22} />
        {hasChat ? "Chat" : "Contact"}
      </Link>
    </nav>
  );
}
