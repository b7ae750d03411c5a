import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { notFound } from "~/lib/server/request/shop.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { Link } from "~/ui/link";

export const handle: Screen = { robots: "noindex" };

type OldLink = Record<"title" | "text" | "otherwise" | "to" | "next", string>;

const NEWSLETTER = {
  otherwise: "No account? Write to us from the email address that gets our mails and we will do it for you.",
  to: "/customer/my-newsletter",
  next: "Go to my newsletter",
};

/** Links in Magento's mails for which its GraphQL has no operation. */
const OLD_LINKS: Readonly<Record<string, OldLink>> = {
  "newsletter-confirm": {
    title: "Confirm your newsletter",
    text: "Nothing has changed yet. To confirm, log in, tick “Subscribe to the newsletter” and save.",
    ...NEWSLETTER,
  },
  "newsletter-unsubscribe": {
    title: "Stop the newsletter",
    text: "You still get our newsletter. To stop it, log in, untick “Subscribe to the newsletter” and save.",
    ...NEWSLETTER,
  },
  "product-alert": {
    title: "Stop product alerts",
    text: "You still get product alerts, and your account has no setting for them.",
    otherwise: "Write to us from the email address that gets them and we will stop them.",
    to: "/",
    next: "Go to the home page",
  },
  "shared-wishlist": {
    title: "A shared wishlist",
    text: "This wishlist link is from our old website and no longer works.",
    otherwise: "Ask the sender for a new link. It is under “Share this list” in their wishlist.",
    to: "/categories",
    next: "See all categories",
  },
};

export const meta = screenMeta<typeof loader>(({ title }) => ({ title }));

export const loader = shopLoader(({ params }) => {
  const about = params["about"] ?? "";
  return (Object.hasOwn(OLD_LINKS, about) ? OLD_LINKS[about] : undefined) ?? notFound();
});

export default function OldLinkPage() {
  const { title, text, otherwise, to, next } = useLoaderData<typeof loader>();
  return (
    <section className="single-panel panel">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{otherwise}</p>
      <div className="buttons">
        <Link className="btn" to={to}>
          {next}
        </Link>
        <Link className="btn secondary" to="/contact-us">
          Contact us
        </Link>
      </div>
    </section>
  );
}
