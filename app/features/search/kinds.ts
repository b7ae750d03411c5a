import { DEFAULT_PAGE_SIZE, type Facet } from "~/lib/commerce/model/listing";
import { type CategoryNode, flattenCategories } from "~/lib/commerce/model/page";

/** A kind of product, with brands that the shop may not sell. */
export interface Kind {
  readonly name: string;
  readonly categories: readonly string[];
  readonly words: readonly string[];
  readonly brands: readonly string[];
}

/** Name | categories, which may contain commas | words | brands. */
const TABLE = `
phones | smartphones; mobile phones; mobiles; phones | phone, mobile, mobile phone, smartphone, smart phone, cell phone, handset, fon | iphone, apple, samsung, galaxy, oneplus, one plus, redmi, xiaomi, poco, realme, vivo, oppo, iqoo, motorola, moto, nokia, google pixel, pixel, infinix, tecno, lava, micromax, huawei, nothing phone
tablets | tablets | tablet, tab | ipad, galaxy tab, kindle
laptops | laptops | laptop, notebook, leptop | macbook, thinkpad, ideapad, vivobook, zenbook, inspiron, chromebook, dell, hp, lenovo, asus, acer, msi
desktops | desktops; desktop computers | desktop, pc, computer | imac, mac mini
monitors | monitors | monitor | benq, viewsonic
printers | printers | printer, scanner | epson, brother, laserjet, deskjet, ecotank
televisions | televisions; tvs; tv | tv, television, telly, smart tv, led tv | bravia, lg, tcl, hisense, mi tv, samsung tv, sony tv, fire stick
soundbars | soundbars; sound bars | soundbar, sound bar |
speakers | speakers; portable speakers | speaker | jbl, bose, sonos, marshall, harman kardon, homepod, echo dot, alexa
earbuds | earbuds; in-ear headphones | earbud, tws, ear pod | airpod, airpods, galaxy buds, airdopes, boat, oneplus buds
headphones | headphones | headphone, headset, earphone, head phone, ear phone | sennheiser, skullcandy, beats, sony
smartwatches | smartwatches; smart watches | smartwatch, smart watch, watch, ghadi | apple watch, galaxy watch, amazfit, garmin, fire boltt
fitness bands | fitness bands | fitness band, band | mi band, fitbit
cameras | mirrorless cameras; digital cameras; cameras | camera, dslr | canon, nikon, fujifilm, sony alpha
action cameras | action cameras; action cameras & drones | action camera, drone | gopro, dji, insta360
security cameras | home security; security cameras | cctv, cctv camera, security camera |
consoles | consoles; game consoles | console, gaming console | ps5, ps4, playstation, xbox, nintendo, nintendo switch
controllers | controllers; game controllers | controller, game controller, gamepad, joystick | dualsense, dualshock
routers | routers | router, wifi router, modem | tp link, tplink, netgear, d link, dlink
hard drives | hard drives & nas; hard drives | hard disk, hard drive, hdd | western digital, wd, seagate
SSDs | ssds; solid state drives | ssd | crucial, kingston
pen drives and cards | pen drives & cards; pen drives | pen drive, pendrive, memory card, sd card | sandisk
air conditioners | air conditioners | ac, air conditioner, aircon | voltas, daikin, hitachi, blue star, lloyd, carrier
fridges | refrigerators | fridge, refrigerator, freez, fridj, frij | whirlpool, haier, godrej
washing machines | washing machines | washing machine, washer, kapde dhone machine, kapda dhone machine | ifb, bosch
fans | fans | fan, pankha, pankhe | atomberg, crompton, havells, usha, orient
air purifiers | air purifiers | air purifier, hawa saaf karne machine |
water purifiers | water purifiers | water purifier, water filter, ro, pani filter | kent, aquaguard, pureit, livpure
vacuum cleaners | vacuum cleaners | vacuum cleaner, vacuum | dyson, roomba, eureka forbes
mixers and kettles | mixers & kettles; mixer grinders | mixer, mixie, mixer grinder, grinder, juicer, kettle | preethi, prestige, bajaj
ovens and cooktops | ovens, fryers & cooktops | oven, microwave, air fryer, cooktop, induction, chulha, choolha | instant pot
irons | irons | iron, istri, press |
chargers | chargers | charger, adapter, adaptor | anker, magsafe
power banks | power banks | power bank, powerbank | ambrane
cables | cables & hubs; cables | cable, taar |
computer cases | computer cases | computer case, pc case, cabinet |
cases | cases & sleeves; cases | case, cover, bag, backpack, back cover, screen guard, tempered glass, sleeve | otterbox
stands | stands | stand | popsocket
VR headsets | vr headsets | vr headset, vr | oculus, meta quest
keyboards | keyboards; keyboards, mice & webcams | keyboard |
mice | mice; keyboards, mice & webcams | mouse, mice |
webcams | webcams; keyboards, mice & webcams | webcam |
mice and keyboards | keyboards, mice & webcams; peripherals | | logitech, razer
geysers | geysers; water heaters | geyser, water heater, gijar |
air coolers | air coolers; coolers | air cooler, cooler, desert cooler |
trimmers | trimmers; trimmers & shavers | trimmer, shaver, beard trimmer |
hair dryers | hair dryers | hair dryer, hair drier |
dishwashers | dishwashers | dishwasher, dish washer |
gift vouchers | gift vouchers; gift cards | gift voucher, gift card, voucher, gift, tohfa |
smart home | smart home | bulb, smart bulb, smart plug, batti | wipro, philips hue
`;

const KINDS: readonly Kind[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [name = "", ...columns] = line.split("|").map((column) => column.trim());
    const [categories = "", words = "", brands = ""] = columns;
    return { name, categories: toList(categories, "; "), words: toList(words, ", "), brands: toList(brands, ", ") };
  });

function toList(text: string, separator: string): string[] {
  return text.split(separator).filter((entry) => entry !== "");
}

const BY_WORD = new Map(KINDS.flatMap((kind) => kind.words.map((phrase) => [phrase, kind] as const)));
const BY_BRAND = new Map(KINDS.flatMap((kind) => kind.brands.map((phrase) => [phrase, kind] as const)));
const MAX_WORDS = 5;

/**
 * After these words comes the purpose: "cover for phone". In Hinglish it comes before: "phone ke
 * liye cover".
 */
const FOR = new Set(["for", "with", "without"]);
const FOR_BEFORE = "liye";
/** Hinglish particles: "kapde dhone ki machine". */
const PARTICLES = new Set(["ka", "ki", "ke", "wala", "wale", "wali"]);

/** A search in quotation marks is taken as typed, and shown without them. */
export function unquoted(term: string): string {
  return term.replace(/^"(.+)"$/, "$1");
}

export function toWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(toSingular);
}

function toSingular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  return /(?:ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The kind named by the last words of a search: phones for "5g phone", cases for "phone case". */
export function kindOf(text: string): { readonly kind: Kind; readonly isAll: boolean } | null {
  const all = toWords(text).filter((word) => !PARTICLES.has(word));
  const purpose = all.findIndex((word) => FOR.has(word));
  const words = all.slice(all.indexOf(FOR_BEFORE) + 1, purpose === -1 ? all.length : purpose);
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const kind = BY_WORD.get(words.slice(-length).join(" "));
    if (kind) return { kind, isAll: length === all.length };
  }
  return null;
}

/** The kind named by the first words: geysers for "geyser 15 litre". */
export function kindAtStart(text: string): Kind | null {
  const words = toWords(text);
  const lengths = [2, 1].filter((length) => length <= words.length);
  return (
    lengths.map((length) => BY_WORD.get(words.slice(0, length).join(" "))).find((kind) => kind !== undefined) ?? null
  );
}

/** Whether a shopper means something by the word, so that it is not a misspelling. */
export function isKnownWord(word: string): boolean {
  return BY_WORD.has(word) || BY_BRAND.has(word);
}

/**
 * Completes the last word to a word for a kind, or to a brand of it, if only one kind fits: "gaming
 * lap" to "gaming laptop", "iph" to "iphone".
 */
export function completeKind(text: string): string | null {
  const words = text.toLowerCase().split(/\s+/);
  const start = words.pop() ?? "";
  if (start.length < 3) return null;
  const begun =
    [BY_WORD, BY_BRAND]
      .map((phrases) => [...phrases].filter(([phrase]) => phrase.startsWith(start)))
      .find(({ length }) => length > 0) ?? [];
  const [first] = begun;
  return first && begun.every(([, kind]) => kind === first[1]) ? [...words, first[0]].join(" ") : null;
}

/**
 * The first known brand or model in a search, and the other words: "samsung tv" is samsung and
 * "tv".
 */
export function brandIn(text: string): { readonly brand: string; readonly kind: Kind; readonly rest: string } | null {
  const words = toWords(text);
  for (let length = 2; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const brand = words.slice(at, at + length).join(" ");
      const kind = BY_BRAND.get(brand);
      const isContent = (word: string) => !FOR.has(word) && !PARTICLES.has(word) && word !== FOR_BEFORE;
      if (kind) return { brand, kind, rest: words.toSpliced(at, length).filter(isContent).join(" ") };
    }
  }
  return null;
}

/** The kind's category in the menu; if several have the name, the topmost. */
export function categoryOf(menu: readonly CategoryNode[], { categories }: Kind): CategoryNode | null {
  const all = flattenCategories(menu);
  const found = categories.map((name) => all.find((category) => category.name.toLowerCase() === name));
  return found.find(Boolean) ?? null;
}

/** The kind's category if its name is a word for the kind: not "Keyboards, mice & webcams". */
export function categoryNamedAs(menu: readonly CategoryNode[], kind: Kind): CategoryNode | null {
  const category = categoryOf(menu, kind);
  return category && kind.words.includes(toWords(category.name).join(" ")) ? category : null;
}

/** Of a search without filters; the list reads it as well, from the cache. */
export const FIRST_PAGE = { category: null, filters: {}, sort: null, page: 1, pageSize: DEFAULT_PAGE_SIZE };

/** Results of a search in the category, which the search's facets tell. */
export function countIn(facets: readonly Facet[], { uid }: Pick<CategoryNode, "uid">): number {
  const options = facets.find(({ code }) => code === "category_uid")?.options ?? [];
  return options.find(({ value }) => value === uid)?.count ?? 0;
}
