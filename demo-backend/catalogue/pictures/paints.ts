import { n } from "./shapes.ts";

export type Stop = [number, string, number?];

const directions = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
  rising: 'x1="0" y1="1" x2="1" y2="0"',
} as const;

/** Gradients and clips of a picture; equal ones share a name. */
export class Paints {
  readonly #made = new Map<string, string>();

  linear(direction: keyof typeof directions, ...stops: Stop[]): string {
    return this.#url((id) => `<linearGradient id="${id}" ${directions[direction]}>${list(stops)}</linearGradient>`);
  }

  radial(x: number, y: number, r: number, ...stops: Stop[]): string {
    return this.#url((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${list(stops)}</radialGradient>`);
  }

  clip(shape: string): string {
    return `clip-path="${this.#url((id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`;
  }

  toDefs(): string {
    return `<defs>${[...this.#made].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join("")}</defs>`;
  }

  #url(write: (id: string) => string): string {
    const key = write("");
    const id = this.#made.get(key) ?? `p${this.#made.size}`;
    this.#made.set(key, id);
    return `url(#${id})`;
  }
}

function list(stops: Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => {
      const seeThrough = opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${n(at * 100)}%" stop-color="${colour}"${seeThrough}/>`;
    })
    .join("");
}
