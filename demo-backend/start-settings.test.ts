import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toSentence } from "./commands/command-error.ts";
import { createDemoBackend } from "./create-demo-backend.ts";
import { readStartSettings } from "./start-settings.ts";
import { openTestBackend } from "./test-support/test-backend.ts";

const read = (line: string, env: Record<string, string> = {}) =>
  readStartSettings(line.split(" ").filter(Boolean), env);

test("a shop abroad has country, currency, locale, time zone and texts of its own", async () => {
  const abroad = "--country us --currency usd --locale en_US --timezone America/New_York --config copyright=©=Asha";
  const { storeViews, country, storeConfig, storeName } = read(`--name Asha ${abroad}`) ?? {};
  const backend = await openTestBackend({
    level: "2.4.8",
    settings: {
      ...(storeViews && country && storeConfig && storeName && { storeViews, country, storeConfig, storeName }),
    },
  });
  const fields = "store_name default_country default_display_currency_code locale timezone copyright title_separator";
  const { body } = await backend.ask(`{ storeConfig { ${fields} } }`);
  expect(body.data.storeConfig).toEqual({
    store_name: "Asha",
    default_country: "US",
    default_display_currency_code: "USD",
    locale: "en_US",
    timezone: "America/New_York",
    copyright: "©=Asha",
    title_separator: "|",
  });
  await backend.close();
});

test("without options it is the Indian shop, at the port and folder of the environment", () => {
  const env = { DEMO_BACKEND_PORT: "4100", DATA_DIR: "/data", DEMO_BACKEND_LEVEL: "2.4.9" };
  expect(read("", env)).toMatchObject({ port: 4100, dataDir: "/data", level: "2.4.9", country: "IN", logo: null });
  expect(read("--port 0 --data x --level 2.4.6", env)).toMatchObject({ port: 0, dataDir: "x", level: "2.4.6" });
  expect(read("--help")).toBeNull();
});

describe("what a user can mend is one sentence", () => {
  const fault = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      return toSentence(error);
    }
    return "no fault";
  };

  test.each([
    ["--port eighty", '--port has to be a port, 0 to 65535, not "eighty".'],
    ["--port 70000", '--port has to be a port, 0 to 65535, not "70000".'],
    ["--level 2.3", '--level has to be one of 2.4.6, 2.4.7, 2.4.8, 2.4.9, not "2.3".'],
    ["--tax none", '--tax has to be one of included, excluded, added, both, deducted, not "none".'],
    ["--filterable color", '--filterable takes created_at, news_from_date, special_price, not "color".'],
    ["--country ZZ", '--country has to be the code of a country the demo knows, such as US, not "ZZ".'],
    ["--currency XAU", '--currency has to be one of INR, USD, EUR, AED, GBP, not "XAU".'],
    ["--locale english", '--locale has to be written as Magento does, such as en_US, not "english".'],
    ["--timezone Mars/Base", '--timezone has to be a name such as America/New_York, not "Mars/Base".'],
    ["--logo no-such.png", '--logo has to be a PNG, JPEG, GIF or WebP file, not "no-such.png".'],
    ["--config copyright", '--config takes field=value, for example copyright="© Asha", not "copyright".'],
    ["--mystery", /^Unknown option '--mystery'/],
    ["improt", '"improt" is no command: --help lists all.'],
  ])("%s", async (line, sentence) => {
    expect(await fault(() => read(line))).toMatch(sentence);
  });

  test("a port of the environment that is none", async () => {
    const sentence = 'DEMO_BACKEND_PORT has to be a port, 0 to 65535, not "4000x".';
    expect(await fault(() => read("", { DEMO_BACKEND_PORT: "4000x" }))).toBe(sentence);
    expect(await fault(() => read("", { DEMO_BACKEND_LEVEL: "3" }))).toContain("DEMO_BACKEND_LEVEL has to be one of");
  });

  test("a port in use", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
    expect(await fault(() => openTestBackend({ port }))).toBe(
      `The demo backend cannot listen on 127.0.0.1:${port}: the port is in use. Choose another with --port or DEMO_BACKEND_PORT.`,
    );
    server.close();
  });

  test("a data folder that is a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "start-settings-"));
    writeFileSync(join(folder, "file"), "");
    const dataDir = join(folder, "file", "data");
    expect(await fault(() => createDemoBackend({ dataDir }))).toBe(
      `The data folder (${dataDir}) cannot be used: a part of it is no folder. Choose another with --data or DATA_DIR.`,
    );
    rmSync(folder, { recursive: true });
  });

  test("a fault of the program is none", () => {
    expect(toSentence(new TypeError("x is undefined"))).toBeNull();
  });
});
