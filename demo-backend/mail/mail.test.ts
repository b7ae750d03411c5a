import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toMessage } from "./mail.ts";
import { createOutbox } from "./outbox.ts";

const sentAt = new Date("2026-11-21T08:00:00Z");
const mail = { to: "asha@example.in", subject: "Hello", text: "One\nTwo" };
const envelope = { from: "Bijli <shop@bijli.example>", sentAt, id: "1" };

describe("toMessage", () => {
  test("formats headers and body", () => {
    expect(toMessage({ ...mail, ...envelope }).split("\r\n")).toEqual([
      "Date: Sat, 21 Nov 2026 08:00:00 +0000",
      "From: Bijli <shop@bijli.example>",
      "To: asha@example.in",
      "Subject: Hello",
      "Message-ID: <1@bijli.example>",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: 8bit",
      "",
      "One",
      "Two",
      "",
    ]);
  });

  test("prevents header injection", () => {
    const message = toMessage({ ...mail, ...envelope, subject: "Hi\r\nBcc: all@example.in", to: "a@b.in\nX: y" });
    expect(message).not.toMatch(/^(Bcc|X):/m);
  });

  test("encodes a non-ASCII subject in words of at most 75 characters", () => {
    const subject = "नमस्ते आशा, आपका ऑर्डर मिल गया";
    const line = /^Subject: (.*(?:\r\n .*)*)$/m.exec(toMessage({ ...mail, ...envelope, subject }))?.[1] ?? "";
    const words = line.split("\r\n ");
    expect(words.every((word) => word.length <= 75)).toBe(true);
    expect(words.map((word) => Buffer.from(word.slice(10, -2), "base64").toString()).join("")).toBe(subject);
  });
});

describe("createOutbox", () => {
  const open = (folder: string | null, more = {}) =>
    createOutbox({ folder, from: envelope.from, now: () => sentAt, log: () => undefined, ...more });

  test("keeps mails in memory, newest first", async () => {
    const outbox = open(null);
    outbox.send(mail);
    outbox.send({ ...mail, subject: "Second" });
    await outbox.settle();
    const [latest = "", earlier = ""] = await outbox.names();
    expect(await outbox.read(latest)).toContain("Subject: Second");
    expect(await outbox.read(earlier)).toContain("Subject: Hello");
    outbox.clear();
    expect(await outbox.names()).toEqual([]);
  });

  test("stores .eml files and reads none outside its folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "bijli-outbox-"));
    const outbox = open(join(folder, "outbox"));
    expect(await outbox.names()).toEqual([]);
    outbox.send(mail);
    await outbox.settle();
    const names = await outbox.names();
    expect(await readdir(join(folder, "outbox"))).toEqual(names);
    expect(await outbox.read(names[0] ?? "")).toContain("Subject: Hello");
    expect(await outbox.read("../shop.db")).toBeNull();
    expect(await outbox.read("nothing.eml")).toBeNull();
    await rm(folder, { recursive: true });
  });

  test("logs a failed delivery and keeps the mail", async () => {
    const logged: unknown[] = [];
    const outbox = open(null, {
      transport: () => Promise.reject(new Error("no connection")),
      log: (error: unknown) => logged.push(error),
    });
    outbox.send(mail);
    await outbox.settle();
    expect(logged).toHaveLength(1);
    expect(await outbox.names()).toHaveLength(1);
  });
});
