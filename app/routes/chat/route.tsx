import { useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { DocumentContext } from "~/lib/document-context";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import { telephone } from "~/lib/format/telephone";
import { Link } from "~/ui/link";

export const handle: Screen = { robots: "noindex", prefetch: false, thirdParties: "chat" };

export const meta = screenMeta("Chat with us");

export const loader = shopLoader(({ shop }) => {
  const { chat } = shop.config;
  if (!chat) throw seeOther("/contact-us");
  const { script, setUp } = CHAT_PROVIDERS[chat.provider];
  return { script: script(chat.key), setUp: setUp(chat.key) };
});

/**
 * The only page that loads the chat widget, with its own CSP; opening it is the shopper's consent.
 */
export default function ChatPage() {
  const { script, setUp } = useLoaderData<typeof loader>();
  const { nonce } = useContext(DocumentContext);
  const { supportPhone } = useRootData();
  return (
    <section className="grid max-w-[768px] gap-3 panel">
      <h1>Chat with us</h1>
      <p>The chat opens in a corner of this page. It needs JavaScript.</p>
      <p className="row">
        {supportPhone !== "" && <a href={telephone(supportPhone)}>Call {supportPhone}</a>}
        <Link to="/contact-us">Write to us instead</Link>
      </p>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: setUp }} />
      <script async nonce={nonce} suppressHydrationWarning src={script} />
    </section>
  );
}
