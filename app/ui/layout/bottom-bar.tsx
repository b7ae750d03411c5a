import { Icon } from "../primitives/icon";
import { AccountLink } from "./account-link";
import { Link } from "../primitives/link";

/** Below 1024 px, fixed at the lower edge. The page keeps its height free, also when focus scrolls (scroll-padding). */
export function BottomBar({ loggedIn, chatPath }: { loggedIn: boolean; chatPath: string }) {
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
      <Link to="/search-results">
        <Icon name="search" size={22} />
        Search
      </Link>
      <AccountLink loggedIn={loggedIn} />
      {/* A document of its own: only there the widget may load. */}
      <Link to={chatPath} reloadDocument={chatPath === "/chat"}>
        <Icon name="chat" size={22} />
        Chat
      </Link>
    </nav>
  );
}
