/** Goods that a grade is for: in categories with all of these names, with a name that matches. */
interface Sought {
  readonly in?: readonly string[];
  readonly name?: RegExp;
}

/** Grades: 3 is what the shopper came for, 2 a good second, 1 related. Never tuned on. */
export interface JudgedSearch {
  readonly query: string;
  readonly 3: Sought;
  readonly 2?: Sought;
  readonly 1?: Sought;
}

const kind = (...names: string[]): Sought => ({ in: names });
const named = (name: RegExp, ...names: string[]): Sought => ({ in: names, name });

const parts: JudgedSearch[] = [
  { query: "ddr5 ram 32gb", 3: named(/\b32 ?GB/i, "DDR5 Memory"), 2: kind("DDR5 Memory"), 1: kind("Memory") },
  { query: "corsair ram", 3: named(/corsair/i, "Memory"), 1: kind("Memory") },
  {
    query: "laptop ram ddr4",
    3: kind("Laptop Memory", "DDR4 Memory"),
    2: kind("Laptop Memory"),
    1: kind("DDR4 Memory"),
  },
  { query: "rtx 4070 graphics card", 3: named(/RTX 4070/i, "Graphics Cards"), 1: kind("Graphics Cards") },
  { query: "rx 7800 xt", 3: named(/RX 7800 XT/i, "Graphics Cards"), 1: kind("AMD Radeon Graphics Cards") },
  { query: "am5 motherboard", 3: kind("Socket AM5"), 1: kind("Motherboards") },
  { query: "lga 1700 motherboard", 3: kind("Socket LGA 1700"), 1: kind("Motherboards") },
  { query: "asus motherboard", 3: named(/asus/i, "Motherboards"), 1: kind("Motherboards") },
  { query: "750w power supply", 3: named(/\b750 ?W/i, "Power Supplies"), 1: kind("Power Supplies") },
  { query: "psu", 3: kind("Power Supplies") },
  { query: "cpu cooler", 3: kind("CPU Coolers"), 1: kind("Cooling") },
  { query: "360mm liquid cooler", 3: kind("360 mm Radiator"), 2: kind("Liquid Coolers"), 1: kind("CPU Coolers") },
  { query: "mini itx case", 3: kind("Computer Cases", "Mini ITX"), 1: kind("Computer Cases") },
  { query: "white computer case", 3: named(/white/i, "Computer Cases"), 1: kind("Computer Cases") },
  { query: "120mm case fan", 3: kind("120 mm Fans"), 2: kind("Case Fans"), 1: kind("Cooling") },
  { query: "noctua fan", 3: named(/noctua/i, "Case Fans"), 1: named(/noctua/i, "Cooling") },
  { query: "thermal paste", 3: kind("Thermal Paste & Pads") },
  { query: "ryzen 7", 3: kind("Ryzen 7"), 1: kind("AMD Processors") },
  { query: "intel i5 processor", 3: kind("Core i5"), 2: kind("Intel Processors"), 1: kind("Processors") },
  { query: "sound card", 3: kind("Sound Cards") },
];

const drives: JudgedSearch[] = [
  {
    query: "1tb nvme ssd",
    3: named(/\b1 ?TB/i, "M.2 NVMe SSDs"),
    2: kind("M.2 NVMe SSDs"),
    1: kind("Solid State Drives"),
  },
  { query: "samsung ssd", 3: named(/samsung/i, "Solid State Drives"), 1: kind("Solid State Drives") },
  { query: "2tb hard disk", 3: named(/\b2 ?TB/i, "Hard Drives"), 1: kind("Hard Drives") },
  { query: "internal ssd", 3: kind("Solid State Drives"), 2: kind("SSDs") },
];

const desk: JudgedSearch[] = [
  {
    query: "wireless gaming mouse",
    3: named(/wireless|bluetooth/i, "Gaming Mice"),
    2: kind("Gaming Mice"),
    1: kind("Mice"),
  },
  { query: "logitech mouse", 3: named(/logitech/i, "Mice"), 1: kind("Mice") },
  {
    query: "mechanical keyboard",
    3: { name: /mechanical.*keyboard/i },
    2: kind("Mechanical Keyboards"),
    1: kind("Keyboards"),
  },
  { query: "trackball", 3: { name: /trackball/i }, 2: kind("Trackballs") },
  { query: "mouse pad", 3: kind("Mouse Pads") },
  { query: "webcam", 3: kind("Webcams"), 2: { name: /webcam/i } },
  { query: "capture card", 3: kind("Capture Cards") },
  {
    query: "4k monitor 27 inch",
    3: named(/\b27(?:"|-inch| inch)/i, "4K & 5K Monitors"),
    2: kind("4K & 5K Monitors"),
    1: { in: ["Monitors"] },
  },
  { query: "ultrawide monitor", 3: kind("Ultrawide Monitors"), 1: kind("Monitors") },
  { query: "qhd monitor", 3: kind("QHD Monitors"), 1: kind("Monitors") },
];

const others: JudgedSearch[] = [
  { query: "gaming headset", 3: kind("Gaming Headsets"), 2: kind("Headsets"), 1: kind("Headphones") },
  { query: "in ear headphones", 3: kind("In-Ear Headphones"), 2: kind("Earbuds"), 1: kind("Headphones") },
  { query: "sony headphones", 3: named(/sony/i, "Headphones"), 1: kind("Headphones") },
  { query: "usb microphone", 3: named(/usb/i, "Microphones"), 2: kind("Microphones") },
  { query: "2.1 speakers", 3: kind("2.1 Speaker Systems"), 1: kind("Speakers") },
  { query: "xbox controller", 3: named(/xbox/i, "Game Controllers"), 1: kind("Game Controllers") },
  { query: "macbook air", 3: named(/macbook air/i, "MacBooks"), 2: kind("MacBooks"), 1: kind("Laptops") },
  { query: "chromebook", 3: kind("Chromebooks"), 1: kind("Laptops") },
  { query: "gaming desktop", 3: kind("Gaming Desktops"), 1: kind("Desktops") },
  { query: "ethernet card", 3: kind("Ethernet Adapters"), 1: kind("Network Adapters") },
  { query: "windows 11", 3: named(/windows 11/i, "Operating Systems"), 1: kind("Operating Systems") },
];

const misspelt: JudgedSearch[] = [
  { query: "moniter", 3: kind("Monitors") },
  { query: "wirless keybord", 3: kind("Wireless Keyboards"), 1: kind("Keyboards") },
  { query: "motherbord", 3: kind("Motherboards") },
  { query: "geforce grafics card", 3: named(/geforce/i, "Graphics Cards"), 1: kind("Graphics Cards") },
  { query: "logitec webcam", 3: named(/logitech/i, "Webcams"), 1: kind("Webcams") },
];

export const judgedSearches: readonly JudgedSearch[] = [...parts, ...drives, ...desk, ...others, ...misspelt];
