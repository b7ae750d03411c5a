import type { PictureKind } from "../seed.ts";
import { type Drawing, type Extent, withPlacement, standOn } from "./drawing.ts";
import type { Size } from "./facts.ts";
import { Paints } from "./paints.ts";
import { circle, oval, path, rect, row, stroke } from "./shapes.ts";

interface Room {
  description: string;
  /** Pixels per millimetre. */
  scale: number;
  foot: { x: number; y: number };
  draw(paint: Paints): string;
}

const floorAt = 1120;

function walls(paint: Paints, ground: string, floor: string): string {
  const wall = paint.linear("diagonal", [0, "#c9d0cf"], [1, "#a9b4b5"]);
  const boards = row(6, (i) => stroke(`M${i * 216 - 60} 1340L${i * 180 + 60} ${floorAt}`, "#000", 3, 'opacity=".12"'));
  return (
    rect(0, 0, 1080, 1340, 0, wall) +
    rect(0, floorAt - 18, 1080, 20, 0, ground) +
    rect(0, floorAt, 1080, 220, 0, floor) +
    boards
  );
}

function plant(x: number, scale: number): string {
  const leaf = (turn: number, length: number): string =>
    `<ellipse cx="${x}" cy="${floorAt - 330 * scale - length / 2}" rx="${length * 0.16}" ry="${length / 2}" fill="${turn % 2 ? "#4f7a5b" : "#3d6549"}" transform="rotate(${(turn - 3) * 19} ${x} ${floorAt - 320 * scale})"/>`;
  return (
    row(7, (i) => leaf(i, (560 - Math.abs(i - 3) * 60) * scale)) +
    path(
      `M${x - 110 * scale} ${floorAt - 330 * scale}h${220 * scale}l${-30 * scale} ${330 * scale}h${-160 * scale}z`,
      "#b5654a",
    )
  );
}

const benchTop = floorAt - 450 * 0.46;

const rooms: Partial<Record<PictureKind, Room>> = {
  tv: {
    description: "on a bench 1.8 m wide",
    scale: 0.46,
    foot: { x: 520, y: benchTop },
    draw: (paint) =>
      walls(paint, "#8d9798", "#9c7b58") +
      plant(985, 0.46) +
      oval(520, floorAt + 20, 470, 26, "#000", 'opacity=".18"') +
      rect(106, benchTop, 828, 16, 3, "#d6b78e") +
      rect(116, benchTop + 16, 808, 160, 2, "#b8976f") +
      row(3, (i) => rect(126 + i * 268, benchTop + 26, 258, 140, 3, "#c2a27a")) +
      row(3, (i) => rect(232 + i * 268, benchTop + 38, 46, 6, 3, "#8d6f4b")) +
      row(2, (i) => rect(150 + i * 720, benchTop + 176, 20, 31, 3, "#6f553a")),
  },
  "party-speaker": {
    description: "beside a chair with its seat 45 cm high",
    scale: 0.7,
    foot: { x: 330, y: floorAt + 60 },
    draw: (paint) =>
      walls(paint, "#8d9798", "#9c7b58") +
      row(2, (i) => rect(636 + i * 270, floorAt - 262, 22, 330, 6, "#6f553a")) +
      rect(628, floorAt - 640, 30, 400, 10, "#7d6144") +
      rect(906, floorAt - 640, 30, 400, 10, "#7d6144") +
      rect(640, floorAt - 610, 284, 90, 14, "#b8976f") +
      rect(640, floorAt - 480, 284, 60, 14, "#b8976f") +
      rect(610, floorAt - 255, 346, 44, 16, "#c2a27a"),
  },
  refrigerator: {
    description: "between worktops 85 cm high",
    scale: 0.5,
    foot: { x: 540, y: floorAt + 30 },
    draw: (paint) => walls(paint, "#8d9798", "#8f9799") + kitchen(0.5, [0, 290], [790, 290]),
  },
  "washing-machine": {
    description: "beside a worktop 85 cm high",
    scale: 0.62,
    foot: { x: 320, y: floorAt + 30 },
    draw: (paint) => walls(paint, "#8d9798", "#8f9799") + kitchen(0.62, [620, 460]),
  },
  microwave: {
    description: "beside a cup 9 cm high",
    scale: 1.1,
    foot: { x: 470, y: 960 },
    draw: (paint) =>
      rect(0, 0, 1080, 1340, 0, paint.linear("diagonal", [0, "#c9d0cf"], [1, "#a9b4b5"])) +
      row(7, (i) => stroke(`M0 ${i * 140}H1080`, "#fff", 4, 'opacity=".35"')) +
      rect(0, 950, 1080, 60, 0, "#5c6468") +
      rect(0, 1010, 1080, 330, 0, "#8a9496") +
      row(2, (i) => rect(30 + i * 530, 1050, 500, 290, 10, "#7c8789")) +
      rect(850, 861, 90, 99, 14, "#d9e1e3") +
      `<path d="M940 884q44 26 0 52" fill="none" stroke="#d9e1e3" stroke-width="14"/>`,
  },
};

function kitchen(scale: number, ...units: [x: number, width: number][]): string {
  const height = 850 * scale;
  const top = floorAt + 30 - height;
  return units
    .map(([x, w]) => {
      const doors = row(2, (i) => rect(x + 8 + (i * w) / 2, top + 36, w / 2 - 14, height - 80, 8, "#7c8789"));
      const knobs = row(2, (i) => circle(x + w / 2 + (i ? 24 : -24), top + 80, 8, "#d5dadc"));
      return rect(x, top + 20, w, height - 20, 0, "#6d787a") + doors + knobs + rect(x, top, w, 24, 4, "#cbb59a");
    })
    .join("");
}

export const hasRoom = (kind: PictureKind): boolean => kind in rooms;
export const roomDescription = (kind: PictureKind): string => rooms[kind]?.description ?? "";

export function inRoom(kind: PictureKind, size: Size) {
  return (front: Drawing, own: Extent): Drawing => {
    const room = rooms[kind];
    if (!room) throw new Error(`drawing a room: there is none for this kind (${kind})`);
    const paint = new Paints();
    const scenery = room.draw(paint);
    const product = withPlacement(front, standOn(own, room.foot, (room.scale * size.height) / own.height));
    // Renamed, because the product's paints have the same names.
    return {
      ...front,
      shapes:
        paint.toDefs().replaceAll(/"p(\d+)"/g, '"room$1"') + scenery.replaceAll("url(#p", "url(#room") + product.shapes,
    };
  };
}
