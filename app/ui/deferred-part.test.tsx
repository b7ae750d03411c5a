import { renderToString } from "react-dom/server.browser";
import { type ReactNode, useId } from "react";
import { expect, test } from "vitest";
import { type Deferred, trackSettled, type Settled, settledOf } from "~/lib/deferred";
import { inOrder, renderPass } from "~/lib/server/render/in-order.server";
import { DeferredPart } from "./deferred-part";

interface Gate {
  readonly of: Deferred<string>;
  open(): void;
}

function gate(text: string): Gate {
  let open: () => void = () => undefined;
  const promise = new Promise<Settled<string>>((resolve) => {
    open = () => resolve({ ok: true, value: text });
  });
  return { of: { promise }, open };
}

/** Covers ids and adjacent text, which joining HTML by hand would break. */
function Box({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div id={useId()}>
      {text} and {text}
      {children}
    </div>
  );
}

const names = ["hindi हिन्दी", "<b>&amp;</b>", "", "row", "inner"];

function Page({ gates }: { gates: readonly Gate[] }) {
  const [a, b, c, row, inner] = gates;
  const part = (of: Gate | undefined, children: (text: string) => ReactNode) =>
    of && (
      <DeferredPart data={of.of} label={`part ${gates.indexOf(of)}`} fallback="a line">
        {children}
      </DeferredPart>
    );
  return (
    <main>
      <Box text="first" />
      {part(a, (text) => (
        <Box text={text} />
      ))}
      between
      {part(b, (text) => (
        <Box text={text}>{part(inner, (inside) => [<Box key="1" text={inside} />, inside])}</Box>
      ))}
      <Box text="after" />
      {part(c, (text) => text)}
      <table>
        <tbody>
          {part(row, (text) => (
            <tr>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Box text="last" />
    </main>
  );
}

const logged: string[] = [];

function open(gates: readonly Gate[], signal = new AbortController().signal) {
  const renderHtml = () => renderPass(<Page gates={gates} />);
  const end = () => Promise.resolve("<script></script>");
  const log = (_level: string, event: string) => void logged.push(event);
  return inOrder({ first: renderHtml(), renderHtml, end, signal, log });
}

async function expectedPage(gates: readonly Gate[]): Promise<string> {
  await Promise.all(gates.map(({ of }) => "promise" in of && trackSettled(of.promise)));
  return `<!DOCTYPE html>${renderToString(<Page gates={gates} />)}<script></script>`;
}

async function readAll(stream: ReadableStream<Uint8Array>, onChunk: (chunk: string) => void = () => undefined) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    const chunk = decoder.decode(value);
    onChunk(chunk);
    text += chunk;
  }
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return list
    .map((value) => ({ value, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

test("inOrder streams the same page for every order in which parts settle", async () => {
  logged.length = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const gates = names.map(gate);
    const reading = readAll(open(gates));
    for (const [at, { open: settle }] of shuffled(gates, seed).entries()) {
      settle();
      if ((seed + at) % 3 !== 0) await new Promise((resolve) => setTimeout(resolve, at % 2 === 0 ? 0 : 12));
    }
    const [text, expected] = [await reading, await expectedPage(gates)];
    expect(text).toBe(expected);
    expect(text).not.toContain("data-pending");
  }
  expect(logged).toEqual([]);
});

test("inOrder sends the page up to the first pending part at once", async () => {
  const gates = names.map(gate);
  const chunks: string[] = [];
  const reading = readAll(open(gates), (chunk) => chunks.push(chunk));
  await expect.poll(() => chunks.length, { timeout: 15_000 }).toBe(1);
  expect(chunks[0]).toMatch(/^<!DOCTYPE html><main><div id="[^"]+">first.*<p class="hint">…<\/p><\/div>$/s);
  gates[2]?.open();
  gates[1]?.open();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(chunks).toHaveLength(1);
  gates[0]?.open();
  await expect.poll(() => chunks.length, { timeout: 15_000 }).toBe(2);
  expect(chunks[1]).toMatch(/हिन्दी.*between.*&lt;b&gt;/s);
  expect(chunks[1]).not.toContain("after");
  for (const { open: settle } of gates) settle();
  await reading;
});

test("renderPass leaves no gap when all parts are settled", async () => {
  const gates = names.map(gate);
  for (const { open: settle } of gates) settle();
  await expectedPage(gates);
  expect(renderPass(<Page gates={gates} />).gap).toBeNull();
});

test("inOrder renders nothing until the stream is read, nor after a cancellation", async () => {
  const gates = names.map(gate);
  let passes = 0;
  const renderHtml = () => {
    passes += 1;
    return renderPass(<Page gates={gates} />);
  };
  const options = { end: () => Promise.resolve(""), log: (_: string, event: string) => void logged.push(event) };
  const stream = inOrder({ first: renderHtml(), renderHtml, signal: new AbortController().signal, ...options });
  gates[0]?.open();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(passes).toBe(1);

  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  for (const { open: settle } of gates) settle();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(passes).toBeLessThanOrEqual(2);

  const controller = new AbortController();
  const aborted = inOrder({
    first: renderPass(<Page gates={names.map(gate)} />),
    renderHtml,
    signal: controller.signal,
    ...options,
  });
  const reading = readAll(aborted);
  controller.abort();
  await expect(reading).rejects.toThrow("has left");
});

test("inOrder continues at the same place when two passes differ, and logs it", async () => {
  logged.length = 0;
  const gates = [gate("part"), gate("part 2")];
  let clock = 10;
  const Clock = () => (
    <main>
      {clock} o’clock
      {gates.map(({ of }, index) => (
        <DeferredPart key={index} data={of} label="It">
          {(text) => <p>{text}</p>}
        </DeferredPart>
      ))}
      <footer />
    </main>
  );
  const renderHtml = () => renderPass(<Clock />);
  const log = (_level: string, event: string) => void logged.push(event);
  const end = () => Promise.resolve("");
  const reading = readAll(inOrder({ first: renderHtml(), renderHtml, end, signal: new AbortController().signal, log }));
  clock = 1100;
  gates[0]?.open();
  await expect.poll(() => logged.length, { timeout: 15_000 }).toBe(1);
  clock = 2;
  gates[1]?.open();
  const text = await reading;
  expect(text.replace(/<!--.*?-->|<template data-ssr=""><\/template>/g, "")).toBe(
    "<!DOCTYPE html><main>10 o’clock<p>part</p><p>part 2</p><footer></footer></main>",
  );
  expect(logged).toEqual(["two passes over a page differ", "two passes over a page differ"]);
});

test("inOrder omits a part that throws, keeps the rest and logs it", async () => {
  logged.length = 0;
  const { of, open: settle } = gate("part");
  const page = () =>
    renderPass(
      <main>
        before
        <DeferredPart data={of}>
          {() => {
            throw new Error("a fault in the screen");
          }}
        </DeferredPart>
        <footer />
      </main>,
    );
  const log = (_level: string, event: string) => void logged.push(event);
  const options = { end: () => Promise.resolve(""), signal: new AbortController().signal, log };
  const reading = readAll(inOrder({ first: page(), renderHtml: page, ...options }));
  settle();
  expect(await reading).toBe('<!DOCTYPE html><main>before<template data-ssr=""></template><footer></footer></main>');
  expect(logged).toEqual(["a deferred part could not be rendered"]);
});

test("settledOf is undefined until settled, and a failure after a rejection", async () => {
  const lost = Promise.reject<Settled<string>>(new Error("the connection broke"));
  expect(settledOf(lost)).toBeUndefined();
  await trackSettled(lost);
  expect(settledOf(lost)).toEqual({ ok: false, isEnded: false });
});
