/**
 * Relevance per query, graded before the search was tuned: 3 is what the shopper came for, 2 a good
 * second, 1 related. `@key` is a category with all below it. The first grade that names a product
 * counts.
 */
export interface Judgement {
  query: string;
  3: string;
  2?: string;
  1?: string;
}

const phoneGoods = "BJ-WARRANTY-PHONE-1Y BJ-WARRANTY-PHONE-2Y BJ-CASE-AURA BJ-CASE-CLEAR BJ-GLASS-BREEZE";
const laptopGoods = "BJ-SLEEVE-14 BJ-STAND-LAPTOP BJ-WARRANTY-LAPTOP-2Y";
const tvGoods = "BJ-INSTALL-TV BJ-WARRANTY-TV-3Y BJ-CINEMA-ROOM";
const inTheEar = "@earbuds @neckbands DHV-CORD-1";
const overEar = "@noise-cancelling-headphones OSL-REFERENCE-80";
const kestrivaPhones = "KST-AURA-5G KST-AURA-PRO KST-FLIO KST-BREEZE-3 KST-FERN-5G";
const kestrivaOthers = "KST-SLATE-11 KST-MERIDIAN-2 KST-TEMPO KST-BAND-AIR KST-RING";
const kestrivaFittings = "BJ-CASE-AURA BJ-CASE-CLEAR BJ-GLASS-BREEZE";

const kinds: Judgement[] = [
  { query: "laptop", 3: "@laptops", 1: laptopGoods },
  { query: "phone", 3: "@smartphones", 1: phoneGoods },
  { query: "phones", 3: "@smartphones", 1: phoneGoods },
  { query: "mobile", 3: "@smartphones", 1: `${phoneGoods} KHG-GRIP-MOBILE` },
  { query: "telly", 3: "@televisions", 1: tvGoods },
  { query: "fridge", 3: "@refrigerators", 1: "BJ-WARRANTY-APPLIANCE-3Y" },
  { query: "ac", 3: "@air-conditioners", 1: "BJ-INSTALL-AC BJ-WARRANTY-APPLIANCE-3Y" },
  { query: "headphones", 3: overEar, 2: inTheEar },
  {
    query: "wireless headphones",
    3: "@noise-cancelling-headphones",
    2: "@earbuds @neckbands",
    1: "OSL-REFERENCE-80 DHV-CORD-1",
  },
  { query: "earphones", 3: inTheEar, 2: overEar },
  { query: "washing machine", 3: "@washing-machines", 1: "BJ-INSTALL-WASHER BJ-WARRANTY-APPLIANCE-3Y" },
  {
    query: "camera",
    3: "@mirrorless-cameras",
    2: "DRS-SPLASH-11 DRS-SPLASH-LITE",
    1: "@home-security @lenses DRS-SWIFT-MINI BJ-WARRANTY-CAMERA-2Y BJ-INSTALL-CCTV",
  },
  { query: "cctv", 3: "PRK-WATCH-360 PRK-WATCH-OUT BJ-HOME-WATCH", 2: "PRK-DWAR BJ-INSTALL-CCTV" },
  { query: "router", 3: "@routers", 2: "@mesh-systems", 1: "JLX-REACH-AX BJ-INSTALL-WIFI" },
  { query: "ssd", 3: "@ssds", 1: "BJ-NVME+CASE" },
  { query: "pendrive", 3: "QRV-PEBBLE", 1: "QRV-MICRO-256 QRV-REEL-128" },
  { query: "memory card", 3: "QRV-MICRO-256 QRV-REEL-128", 1: "QRV-PEBBLE" },
  { query: "hard disk", 3: "QRV-ATTIC QRV-GRANARY-8", 1: "QRV-VAULT-2 BJ-NAS-KIT @ssds" },
  { query: "powerbank", 3: "URJ-BANK-10K URJ-BANK-20K", 1: "URJ-SURYA-10" },
  { query: "charger", 3: "@chargers", 1: "@power-banks" },
  { query: "smart watch", 3: "@smartwatches", 1: "@fitness-bands @smart-rings" },
  { query: "mixie", 3: "RSV-MIXI-750" },
  { query: "oven", 3: "RSV-TANDOOR-28", 2: "RSV-HAWA-45" },
  {
    query: "water filter",
    3: "VRN-AMRIT-8 VRN-AMRIT-UV",
    2: "VRN-CANDLE VRN-AMRIT-CARE",
    1: "VYK-FILTER-40 BJ-INSTALL-RO",
  },
  { query: "mic", 3: "OSL-VERDICT-USB OSL-CANTO", 2: "BJ-STUDIO-VOICE" },
  { query: "gamepad", 3: "KHG-GRIP-PRO KHG-GRIP-MOBILE", 1: "@consoles" },
  { query: "tablet", 3: "@tablets", 1: "BJ-STAND-FOLD" },
  { query: "printer", 3: "LKH-INKWELL-310 LKH-LASERA-200", 1: "LKH-INK-SET BJ-INSTALL-PC" },
  { query: "mice", 3: "LKH-GLIDE-2 KHG-TALON", 1: "LKH-SYLLABLE KHG-ANVIL-TKL BJ-BUILD-DESK" },
  { query: "monitor", 3: "LKH-VISTA-24 LKH-VISTA-27-4K KHG-ARC-27 KHG-ARC-34", 1: "BJ-ARM-1 BJ-BUILD-DESK" },
  { query: "iron", 3: "@irons" },
  { query: "antivirus", 3: "STV-GUARD-1Y", 1: "@software" },
  { query: "warranty", 3: "@extended-warranties" },
];

const narrower: Judgement[] = [
  { query: "oled tv", 3: "HLC-NOCTURNE-55 HLC-NOCTURNE-65", 2: "HLC-TIDE-55 BJ-CINEMA-ROOM", 1: "@televisions" },
  { query: "55 inch tv", 3: "HLC-NOCTURNE-55 HLC-TIDE-55 HLC-MEADOW-55", 1: "@televisions BJ-CINEMA-ROOM" },
  {
    query: "noise cancelling headphones",
    3: "@noise-cancelling-headphones",
    2: "OSL-HALO-BUDS DHV-DROP-BUDS DHV-LOOP-PRO",
    1: `${overEar} ${inTheEar}`,
  },
  { query: "bluetooth speaker", 3: "@portable-speakers @party-speakers", 1: "@soundbars" },
  { query: "gaming laptop", 3: "@gaming-laptops", 1: "@laptops" },
  { query: "gaming mouse", 3: "KHG-TALON", 2: "LKH-GLIDE-2", 1: "@peripherals @game-controllers" },
  { query: "mechanical keyboard", 3: "KHG-ANVIL-TKL", 2: "LKH-SYLLABLE", 1: "@peripherals" },
  { query: "1.5 ton ac", 3: "STR-HIM-1.5T", 2: "STR-HIM-1T STR-HIM-2T", 1: "BJ-INSTALL-AC" },
  { query: "wifi 7 router", 3: "@wifi-7-routers", 2: "JLX-WEAVE-7 JLX-WEAVE-7-SET", 1: "@routers @mesh-systems" },
  { query: "robot vacuum", 3: "VYK-JHADU-BOT VYK-JHADU-DOCK", 1: "VYK-TWIG-STICK" },
  { query: "65w charger", 3: "URJ-GAN-65", 2: "@chargers" },
  { query: "usb c cable", 3: "BJ-C2C-100W/2M BJ-USB4/1M", 2: "BJ-USB3.2/1M BJ-CABLE-SET", 1: "BJ-HUB-7 @cables-hubs" },
  { query: "4k monitor", 3: "LKH-VISTA-27-4K", 2: "LKH-VISTA-24 KHG-ARC-27 KHG-ARC-34", 1: "@monitors BJ-ARM-1" },
  { query: "foldable phone", 3: "@foldable-phones", 1: "@smartphones" },
  { query: "5g phone", 3: "@5g-phones", 2: "@foldable-phones", 1: phoneGoods },
  { query: "ceiling fan", 3: "VYK-PAVAN-BLDC", 2: "VYK-PAVAN-STAND" },
  { query: "all in one pc", 3: "TSN-PANE-27 LKH-PANORAMA-24", 2: "LKH-BASTION-T KHG-CITADEL", 1: "BJ-INSTALL-PC" },
];

const written: Judgement[] = [
  { query: "headfones", 3: overEar, 2: inTheEar },
  { query: "blutooth speker", 3: "@portable-speakers @party-speakers", 1: "@soundbars" },
  { query: "air conditoner", 3: "@air-conditioners", 1: "BJ-INSTALL-AC" },
  { query: "vaccum cleaner", 3: "@vacuum-cleaners" },
  { query: "refridgerator", 3: "@refrigerators", 1: "BJ-WARRANTY-APPLIANCE-3Y" },
  { query: "labtop", 3: "@laptops", 1: laptopGoods },
  { query: "kestrva", 3: kestrivaPhones, 2: kestrivaOthers, 1: kestrivaFittings },
  { query: "kestriva breze", 3: "KST-BREEZE-3", 2: "BJ-CASE-CLEAR BJ-GLASS-BREEZE", 1: kestrivaPhones },
  { query: "aura5g", 3: "KST-AURA-5G", 2: "KST-AURA-PRO", 1: "BJ-CASE-AURA" },
  { query: "ax 3000", 3: "JLX-HOME-AX3000", 1: "@routers JLX-REACH-AX" },
  { query: "be7200", 3: "JLX-HOME-BE7200", 1: "@wifi-7-routers" },
  { query: "airfryer", 3: "RSV-HAWA-45", 1: "@cooking" },
  { query: "sound bar", 3: "@soundbars", 1: "BJ-CINEMA-ROOM" },
  { query: "BJ-C2C-100W/2M", 3: "BJ-C2C-100W/2M", 1: "@cables-hubs" },
  { query: "bj c2c 100w 2m", 3: "BJ-C2C-100W/2M", 1: "@cables-hubs" },
  { query: "jlx weave 6", 3: "JLX-WEAVE-6 JLX-WEAVE-6-SET", 1: "JLX-WEAVE-7 JLX-WEAVE-7-SET" },
];

const branded: Judgement[] = [
  { query: "kestriva phone", 3: kestrivaPhones, 1: `${kestrivaFittings} ${kestrivaOthers} @smartphones` },
  {
    query: "dhvanix earbuds",
    3: "DHV-DROP-BUDS",
    2: "@earbuds DHV-LOOP-NECK DHV-LOOP-PRO DHV-CORD-1",
    1: "DHV-PULSE-ANC DHV-HUSH-60",
  },
  {
    query: "halcyra tv",
    3: "HLC-NOCTURNE-55 HLC-NOCTURNE-65 HLC-TIDE-55 HLC-MEADOW-43 HLC-MEADOW-55",
    1: "@televisions @projectors @soundbars",
  },
  { query: "sheetara fridge", 3: "@refrigerators", 1: "@air-conditioners" },
];

export const searchJudgements: readonly Judgement[] = [...kinds, ...narrower, ...written, ...branded];
