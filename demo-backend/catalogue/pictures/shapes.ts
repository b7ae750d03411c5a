/** Rounds to a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(Math.min(r, w / 2, h / 2))}"` : ""} fill="${fill}"${attributes(more)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function polygon(points: [number, number][], fill: string, more = ""): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${fill}"${attributes(more)}/>`;
}

export function group(content: string, transform: string, more = ""): string {
  return `<g transform="${transform}"${attributes(more)}>${content}</g>`;
}

export const moved = (content: string, x: number, y: number): string => group(content, `translate(${n(x)} ${n(y)})`);

export const spun = (content: string, degrees: number, cx: number, cy: number): string =>
  group(content, `rotate(${n(degrees)} ${n(cx)} ${n(cy)})`);

export const sized = (content: string, factor: number, cx: number, cy: number): string =>
  group(
    content,
    `translate(${n(cx)} ${n(cy)}) scale(${Math.round(factor * 1000) / 1000}) translate(${n(-cx)} ${n(-cy)})`,
  );

export const mirrored = (content: string, cx: number): string => group(content, `matrix(-1 0 0 1 ${n(2 * cx)} 0)`);

export function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join("");
}

export function onRing(cx: number, cy: number, r: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

function attributes(more: string): string {
  return more ? ` ${more}` : "";
}
