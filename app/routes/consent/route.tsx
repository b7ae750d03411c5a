import { clearAnalyticsClient, clientIdFor, consentCookie, parseConsentText } from "~/features/consent/visitor.server";
import { ConsentForm } from "~/features/consent/consent";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { notFound, redirectBack } from "~/lib/server/request/shop.server";
import { parseConsent } from "~/lib/third-parties/tags";

export const handle: Screen = { robots: "noindex" };

export const meta = screenMeta("Cookie choices");

export const loader = shopLoader(({ shop }) => (shop.config.tags ? null : notFound()));

export const action = shopAction(({ shop, form }) => {
  const choice = parseConsent(form.get("choice"));
  const at = Math.floor(Date.now() / 1000);
  if (choice) shop.cookies.set(consentCookie, { choice, at, text: parseConsentText(form.get("text")) });
  // So that the next page already has the client id.
  if (choice === "yes") clientIdFor(shop);
  if (choice === "no") clearAnalyticsClient(shop);
  return redirectBack(form, "/");
});

export default function ConsentPage() {
  const choice = useRootData().measuring?.choice;
  return (
    <section className="grid max-w-[768px] gap-3 panel">
      <h1>Cookie choices</h1>
      <p>
        We need cookies for your cart, log-in and choices. If you agree, we also use Google Analytics to improve the
        shop: which products are seen and bought, never who you are. Google’s script does not run on checkout pages. You
        can change your mind here any time. {choice === "yes" && "You have agreed."}
        {choice === "no" && "You have declined."}
      </p>
      <ConsentForm returnTo="/consent" />
    </section>
  );
}
