import { shopLoader } from "~/lib/server/request/handlers.server";

export const loader = shopLoader(async ({ shop }) => {
  const { name, locale, description } = await shop.commerce.content.store();
  const manifest = {
    name,
    short_name: name,
    ...(description && { description }),
    lang: locale,
    start_url: "/",
    display: "standalone",
    background_color: __BRAND_COLORS__.surface,
    theme_color: __BRAND_COLORS__.header.light,
    icons: [
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify(manifest), { headers });
});
