import { stopWords, termsOf } from "./search-words.ts";

const synonymGroups = [
  "tv, telly, television, tele",
  "fridge, refrigerator",
  "phone, mobile, mobile phone, smartphone, smart phone, cell phone, cellphone, handset",
  "ac, air conditioner, aircon",
  "washing machine, washer",
  "laptop, notebook",
  "pen drive, pendrive, flash drive, thumb drive, usb stick, usb drive",
  "hard disk, hard drive, hdd",
  "memory card, sd card, microsd card, micro sd card",
  "mic, microphone",
  "mixie, mixer grinder",
  "controller, game controller, gamepad, joystick, joypad",
  "smart watch, smartwatch",
  "fitness band, fitness tracker, activity tracker",
  "power bank, powerbank",
  "water purifier, water filter, ro purifier",
  "vacuum cleaner, hoover",
  "sound bar, soundbar",
  "web cam, webcam",
  "graphics card, graphic card, video card, gpu",
  "processor, cpu",
  "motherboard, mainboard, mother board",
  "power supply, psu, smps",
  "wifi, wi fi",
  "bulb, lamp, light bulb",
  "earbud, ear bud, tws",
];

/** One-way. */
const relatedTerms: Record<string, string> = {
  earphones: "earbuds, neckband",
  headset: "headphones",
  cctv: "home security, security camera",
  "security camera": "home security",
  oven: "microwave",
  microwave: "oven",
  stove: "cooktop",
  hob: "cooktop",
  mixer: "mixer grinder",
  blender: "mixer grinder",
  pc: "desktop, computer",
  computer: "desktop, pc",
  "portable charger": "power bank",
  cartridge: "ink",
  "ink cartridge": "ink set",
  cabinet: "computer case",
  playstation: "console",
  xbox: "console",
  antivirus: "virus",
  cooler: "cooling",
  wireless: "bluetooth",
};

/** The shopper's own term first. */
export type Meaning = string[][];

const meanings = new Map<string, Meaning>();
for (const group of synonymGroups) {
  const phrases = group.split(", ").map(toTerms);
  for (const phrase of phrases) addMeanings(phrase, phrases);
}
for (const [phrase, others] of Object.entries(relatedTerms))
  addMeanings(toTerms(phrase), others.split(", ").map(toTerms));
const longest = Math.max(...[...meanings.keys()].map((key) => key.split(" ").length));

function toTerms(phrase: string): string[] {
  return termsOf(phrase).filter((term) => !stopWords.has(term));
}

function addMeanings(phrase: string[], all: string[][]): void {
  const key = phrase.join(" ");
  const others = all.filter((each) => each.join(" ") !== key);
  meanings.set(key, [...(meanings.get(key) ?? [phrase]), ...others]);
}

export function hasSynonyms(term: string): boolean {
  return meanings.has(term);
}

/** Longest known phrase first. */
export function toMeanings(terms: readonly string[]): { terms: string[]; meaning: Meaning }[] {
  const parts: { terms: string[]; meaning: Meaning }[] = [];
  for (let at = 0; at < terms.length;) {
    let length = Math.min(longest, terms.length - at);
    while (length > 1 && !meanings.has(terms.slice(at, at + length).join(" "))) length -= 1;
    const phrase = terms.slice(at, at + length);
    parts.push({ terms: phrase, meaning: meanings.get(phrase.join(" ")) ?? [phrase] });
    at += length;
  }
  return parts;
}
