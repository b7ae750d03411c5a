import type { PictureSpec } from "../seed.ts";

interface Placed {
  spec: PictureSpec;
  x: number;
  foot: number;
  height: number;
}

export interface Banner {
  width: number;
  height: number;
  /** Gradient from the text's side, or one translucent colour over the page's tile. */
  ground: readonly [calm: string, lit: string] | string;
  calm: "left" | "top";
  things: Placed[];
}

interface Hero {
  ground: readonly [string, string];
  specs: readonly [PictureSpec, PictureSpec];
}

const heroes = {
  "hero-phones": {
    ground: ["#14213d", "#3b5fa8"],
    specs: [
      { kind: "phone", color: "#c7d3ea", accent: "#5b7be8", variant: 2, label: "Kestriva", scale: 1 },
      { kind: "earbuds", color: "#f4f4f1", variant: 2, label: "Dhvanix", scale: 0.6 },
    ],
  },
  "hero-cinema": {
    ground: ["#2a1a3e", "#6a3fa0"],
    specs: [
      { kind: "tv", color: "#1f2124", accent: "#6a3fa0", variant: 1, label: "Halcyra", scale: 1 },
      { kind: "soundbar", color: "#26282c", variant: 2, label: "Dhvanix", scale: 0.8 },
    ],
  },
} as const satisfies Record<string, Hero>;

type Small = readonly [ground: string, main: PictureSpec, second?: PictureSpec];

/** 600 × 300. These and the following are translucent, so that they follow the theme. */
const ads = {
  "ad-audio": ["#cfc0f2", { kind: "headphones", color: "#4a4d8f", variant: 1, label: "Dhvanix", scale: 1 }],
  "ad-gaming": [
    "#bcc3f3",
    { kind: "console", color: "#f4f4f1", accent: "#5b6be8", variant: 1, label: "Khelgard", scale: 1 },
  ],
  "ad-storage": [
    "#b9d7ea",
    { kind: "hard-drive", color: "#2f5d7c", variant: 2, label: "Quorvane", scale: 0.8 },
    { kind: "pen-drive", color: "#c9564a", variant: 1, label: "Quorvane", scale: 0.5 },
  ],
  "ad-network": [
    "#b4ddcf",
    { kind: "router", color: "#26302d", accent: "#3fb58a", variant: 2, label: "Jaalix", scale: 1 },
  ],
  "ad-cooling": [
    "#b5d8f3",
    { kind: "air-conditioner", color: "#ffffff", accent: "#3b8be0", variant: 3, label: "Sheetara", scale: 1 },
  ],
  "ad-gifts": [
    "#f0bcc5",
    { kind: "gift-voucher", color: "#b0303f", accent: "#e8c468", variant: 1, label: "Bijli", scale: 1 },
  ],
} as const satisfies Record<string, Small>;

/** 320 × 320, one object in the centre. */
const tiles = {
  "tile-phones": ["#d5e1f4", { kind: "phone", color: "#8fb0e0", variant: 2, label: "Kestriva", scale: 1 }],
  "tile-laptops": ["#cfe6e2", { kind: "laptop", color: "#c5c9ce", variant: 2, label: "Onvira", scale: 1 }],
  "tile-televisions": [
    "#ddd2ee",
    { kind: "tv", color: "#1f2124", accent: "#3f6fd0", variant: 2, label: "Drishtal", scale: 0.8 },
  ],
  "tile-headphones": ["#f2d6cd", { kind: "headphones", color: "#c9564a", variant: 1, label: "Dhvanix", scale: 1 }],
  "tile-air-conditioners": [
    "#cbe4f6",
    { kind: "air-conditioner", color: "#ffffff", accent: "#3b8be0", variant: 1, label: "Sheetara", scale: 1 },
  ],
  "tile-refrigerators": [
    "#d9dde2",
    { kind: "refrigerator", color: "#9a2c3c", variant: 3, label: "Sheetara", scale: 1 },
  ],
  "tile-washing-machines": [
    "#cfe0f2",
    { kind: "washing-machine", color: "#f4f4f1", variant: 1, label: "Varunika", scale: 1 },
  ],
  "tile-kitchen": ["#f0dfc2", { kind: "mixer", color: "#c0392b", variant: 2, label: "Rasvati", scale: 1 }],
  "tile-consoles": [
    "#d3d4f0",
    { kind: "console", color: "#2a6fd0", accent: "#e0413a", variant: 3, label: "Khelgard", scale: 1 },
  ],
  "tile-watches": [
    "#f2d3c8",
    { kind: "smartwatch", color: "#c9564a", accent: "#e0674f", variant: 2, label: "Tessaryn", scale: 1 },
  ],
  "tile-cameras": [
    "#e6d8bd",
    { kind: "camera", color: "#1f2124", accent: "#d04040", variant: 1, label: "Prakshya", scale: 1 },
  ],
  "tile-routers": [
    "#c8e6db",
    { kind: "mesh-router", color: "#f4f4f1", accent: "#3fb58a", variant: 1, label: "Jaalix", scale: 1 },
  ],
} as const satisfies Record<string, Small>;

type HeroName = keyof typeof heroes;
export type BannerKind = HeroName | `${HeroName}-mobile` | keyof typeof ads | keyof typeof tiles;

const pale = { ...ads, ...tiles };

const entries: [BannerKind, Banner][] = [
  ...named(heroes).flatMap(([name, hero]): [BannerKind, Banner][] => [
    [name, desktopHero(hero)],
    [`${name}-mobile`, mobileHero(hero)],
  ]),
  ...named(ads).map(([name, small]): [BannerKind, Banner] => [name, aside(small)]),
  ...named(tiles).map(([name, small]): [BannerKind, Banner] => [name, square(small)]),
];

/** Only opaque pictures can be JPEGs. */
export const bannerFile = (kind: BannerKind): string => `wysiwyg/${kind}.${kind in pale ? "png" : "jpg"}`;

export const banners: ReadonlyMap<BannerKind, Banner> = new Map(entries);

function named<Name extends string, Value>(table: Record<Name, Value>): [Name, Value][] {
  return Object.entries(table) as [Name, Value][]; // Object.entries forgets the literal keys of a closed table
}

function desktopHero({ ground, specs: [main, second] }: Hero): Banner {
  const things = [
    { spec: second, x: 1130, foot: 478, height: 250 },
    { spec: main, x: 850, foot: 500, height: 470 },
  ];
  return { width: 1280, height: 520, ground, calm: "left", things };
}

function mobileHero({ ground, specs: [main, second] }: Hero): Banner {
  const things = [
    { spec: second, x: 700, foot: 432, height: 150 },
    { spec: main, x: 590, foot: 440, height: 400 },
  ];
  return { width: 768, height: 448, ground, calm: "left", things };
}

function aside([ground, main, second]: Small): Banner {
  const [width, height] = [600, 300];
  const things = [{ spec: main, x: width * 0.76, foot: height - 14, height: height * 0.92 }];
  if (second) things.push({ spec: second, x: width * 0.91, foot: height - 16, height: height * 0.5 });
  return { width, height, ground, calm: "left", things };
}

function square([ground, main]: Small): Banner {
  const things = [{ spec: main, x: 160, foot: 296, height: 272 }];
  return { width: 320, height: 320, ground, calm: "top", things };
}
