import type { PictureKind } from "../seed.ts";

/** Of the front, in mm. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

export interface Port {
  socket: Socket;
  count: number;
  name: string;
}

export type Socket = keyof typeof sockets;

export interface PictureFacts {
  size?: Size;
  ports?: Port[];
  extras?: string[];
}

export function readFacts(kind: PictureKind, specifications: readonly (readonly [string, string])[]): PictureFacts {
  const rows = new Map(specifications);
  const size = readSize(kind, rows.get("Size with stand") ?? rows.get("Size"));
  const ports = kindsWithPorts.has(kind) ? readPorts(rows.get("Ports") ?? rows.get("Inputs")) : undefined;
  const extras = readExtras(rows.get("In the box"));
  return { ...(size && { size }), ...(ports && { ports }), ...(extras && { extras }) };
}

/** Order of the dimensions in a specification. Other kinds have no front view to scale. */
const sizeOrders: Partial<Record<PictureKind, (sides: [number, number, number]) => Size>> = {
  tv: ([width, depth, height]) => ({ width, depth, height }),
  "party-speaker": ([width, depth, height]) => ({ width, depth, height }),
  refrigerator: ([width, depth, height]) => ({ width, depth, height }),
  "washing-machine": ([width, depth, height]) => ({ width, depth, height }),
  microwave: ([width, depth, height]) => ({ width, depth, height }),
  "power-bank": ([height, width, depth]) => ({ width, depth, height }),
};

function readSize(kind: PictureKind, text = ""): Size | undefined {
  const sides = /^([\d,]+) × ([\d,]+) × ([\d,]+) mm$/.exec(text)?.slice(1);
  const [a, b, c] = (sides ?? []).map((side) => Number(side.replaceAll(",", "")));
  return a && b && c ? sizeOrders[kind]?.([a, b, c]) : undefined;
}

const kindsWithPorts = new Set<PictureKind>([
  "laptop",
  "gaming-laptop",
  "desktop",
  "all-in-one",
  "monitor",
  "tv",
  "projector",
  "soundbar",
  "hub",
  "charger",
]);

const sockets = {
  "usb-c": /^(usb4|usb-c)/i,
  "usb-b": /^usb-b/i,
  "usb-a": /^usb/i,
  hdmi: /^(hdmi|earc)/i,
  displayport: /^displayport/i,
  vga: /^(vga|serial)$/i,
  network: /ethernet$/i,
  optical: /^optical$/i,
  jack: /^(3\.5 mm|av)$/i,
  card: /^(micro)?sd\b/i,
};

/** Undefined if any socket is unknown: a picture of only some ports would be wrong. */
function readPorts(text = ""): Port[] | undefined {
  const ports = text
    .split(", ")
    .filter((name) => name !== "Bluetooth")
    .map(toPort);
  return ports.every((port) => port !== null) ? ports : undefined;
}

function toPort(text: string): Port | null {
  const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(text) ?? [];
  const found = Object.entries(sockets).find(([, pattern]) => pattern.test(name));
  // Object.entries loses the literal keys.
  return found ? { socket: found[0] as Socket, count: Number(count), name } : null;
}

/** Words for the product itself, which are skipped. */
const itself =
  /^(phone|tablet|neckband|earphones|buds|band|ring|watch|drive|card|console|handheld|camera|body|router|node|extender|printer|power bank|panel|charger|pad)$/i;

function readExtras(text?: string): string[] | undefined {
  const items = text
    ?.replace(/ \(.*?\)/g, "")
    .split(", ")
    .filter((item) => !itself.test(item));
  return items && items.length > 0 ? items : undefined;
}
