import { describe, expect, test } from "vitest";
import { connectTo, requestsFor } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import type { Captcha, CaptchaForm } from "~/lib/commerce/model/captcha";

const server = useScriptedBackend();

const off = { is_enabled: false, configurations: null };
const on = (re_captcha_type: string) => ({
  is_enabled: true,
  configurations: { re_captcha_type, website_key: `key-${re_captcha_type}`, theme: "light", language_code: "" },
});
const allOff = Object.fromEntries(
  ["logIn", "register", "reset", "changePassword", "order", "review", "newsletter", "contact"].map((form) => [
    form,
    off,
  ]),
);
const SCORES = {
  recaptchaV3Config: {
    is_enabled: true,
    website_key: "key-3",
    language_code: "hi",
    forms: ["PLACE_ORDER", "SENDFRIEND"],
  },
};

const box: Captcha = { type: "box", siteKey: "key-of-settings" };

describe("captchas", () => {
  test("are what the backend tells of each form, of its type", async () => {
    server.on(
      "CaptchaForms",
      data({
        ...allOff,
        logIn: on("RECAPTCHA"),
        order: on("INVISIBLE"),
        review: on("RECAPTCHA_V3"),
        contact: on("RECAPTCHA"),
      }),
    );
    expect(await connectTo(server, { capabilities: ["recaptchaFormConfig"] }).captcha.forms()).toEqual({
      "log-in": { type: "box", siteKey: "key-RECAPTCHA" },
      order: { type: "invisible", siteKey: "key-INVISIBLE" },
      review: { type: "score", siteKey: "key-RECAPTCHA_V3" },
    });
  });

  test("protect the contact form only since 2.4.9", async () => {
    server.on("CaptchaForms", data({ ...allOff, contact: on("RECAPTCHA") }));
    const capabilities = ["recaptchaFormConfig", "addProductsToNewCart"];
    expect(await connectTo(server, { capabilities }).captcha.forms()).toEqual({
      contact: { type: "box", siteKey: "key-RECAPTCHA" },
    });
  });

  test("of version 3 are all that 2.4.7 tells; for others the settings speak", async () => {
    server.on("CaptchaScores", data(SCORES));
    const captchaSettings = { captcha: box, forms: ["order", "log-in"] as const };
    expect(await connectTo(server, { capabilities: ["recaptchaV3Config"], captchaSettings }).captcha.forms()).toEqual({
      "log-in": box,
      order: { type: "score", siteKey: "key-3", language: "hi" },
    });
  });

  test("that the backend calls off are off, whatever the settings say", async () => {
    server.on("CaptchaForms", data(allOff));
    const captchaSettings = { captcha: box, forms: ["log-in", "coupon"] as const };
    const captchas = await connectTo(server, {
      capabilities: ["recaptchaFormConfig"],
      captchaSettings,
    }).captcha.forms();
    expect(captchas).toEqual({ coupon: box });
  });

  test("of Turnstile are the settings' alone", async () => {
    const captchaSettings = { captcha: { type: "turnstile", siteKey: "key" }, forms: ["reset"] } as const;
    const captchas = await connectTo(server, {
      capabilities: ["recaptchaFormConfig"],
      captchaSettings,
    }).captcha.forms();
    expect(captchas).toEqual({ reset: { type: "turnstile", siteKey: "key" } });
    expect(requestsFor(server, "CaptchaForms")).toEqual([]);
  });

  test("follow from a refusal where nothing else tells, with the key of another form", async () => {
    server.on("CaptchaForms", data({ ...allOff, order: on("INVISIBLE") }));
    const rejectedCaptchas = new Set<CaptchaForm>(["coupon"]);
    const captchas = await connectTo(server, {
      capabilities: ["recaptchaFormConfig"],
      rejectedCaptchas,
    }).captcha.forms();
    expect(captchas.coupon).toEqual({ type: "invisible", siteKey: "key-INVISIBLE" });
  });

  test("without a key there are none", async () => {
    const rejectedCaptchas = new Set<CaptchaForm>(["coupon"]);
    expect(await connectTo(server, { capabilities: [], rejectedCaptchas }).captcha.forms()).toEqual({});
    expect(server.seen).toEqual([]);
  });
});
