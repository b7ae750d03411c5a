import { type ChildNode, type Element, Text } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { z } from "zod";
import { parseJson } from "~/lib/async/parse-json";
import { type Conversion, dress, make, type Place, styleOf } from "./conversion.server";

/** Without markup. */
const text = z
  .string()
  .transform((value) => textContent(parseDocument(value)).trim())
  .catch("");

/** Nothing, which `Number` would make 0, is no coordinate. */
function degrees(limit: number) {
  const given = z.union([z.number(), z.string().trim().min(1)]);
  return given.transform(Number).pipe(z.number().min(-limit).max(limit));
}

const LOCATIONS = z.array(
  z.object({
    location_name: text,
    comment: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    zipcode: text,
    country: text,
    position: z
      .object({ latitude: degrees(90), longitude: degrees(180) })
      .nullable()
      .catch(null),
  }),
);

const MAX_PLACES = 200;

const HEIGHTS = new Set(["height", "min-height", "max-height"]);

type Location = z.infer<typeof LOCATIONS>[number];

/** A list of the places: the map itself needs Google's script. */
export function toMap(map: Element, place: Place, conversion: Conversion): ChildNode[] {
  const given = parseJson(map.attribs["data-locations"] ?? "");
  const locations = LOCATIONS.safeParse(Array.isArray(given) ? given.slice(0, MAX_PLACES) : []).data ?? [];
  const shown = locations.filter(({ location_name, address, position }) => location_name || address || position);
  if (shown.length === 0) return [];
  const { all, ...style } = styleOf(map, conversion);
  // The map's own; the list has none.
  const own = new Map([...all].filter(([name]) => !HEIGHTS.has(name)));
  const { attributes } = dress(map, conversion, { style: { ...style, all: own }, place, classes: ["pb-places"] });
  return [make("ul", attributes, shown.map(toItem))];
}

function toItem({ location_name: name, comment, phone, address, city, state, zipcode, country, position }: Location) {
  const lines = [address, [city, zipcode].filter(Boolean).join(" "), state, country].filter(Boolean).join(", ");
  return make("li", {}, [
    ...(name ? [make("b", {}, [new Text(name)])] : []),
    ...line(lines),
    ...(phone ? [make("p", {}, [make("a", { href: `tel:${dialled(phone)}` }, [new Text(phone)])])] : []),
    ...line(comment),
    ...(position ? [make("p", {}, [mapLink(name, position)])] : []),
  ]);
}

function line(words: string): ChildNode[] {
  return words ? [make("p", {}, [new Text(words)])] : [];
}

function dialled(phone: string): string {
  return [...phone].filter((character) => "+0123456789".includes(character)).join("");
}

function mapLink(name: string, { latitude, longitude }: NonNullable<Location["position"]>): Element {
  const query = encodeURIComponent(`${String(latitude)},${String(longitude)}`);
  const href = `https://www.google.com/maps/search/?api=1&query=${query}`;
  const label = name ? `See it on the map: ${name}` : undefined;
  return make("a", { href, rel: "noopener", "aria-label": label }, [new Text("See it on the map")]);
}
