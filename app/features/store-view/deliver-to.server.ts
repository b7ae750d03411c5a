import { defineCookie } from "~/lib/server/cookies/define-cookie.server";

export const deliverToCookie = defineCookie<string>({
  name: "deliver-to",
  seal: "plain",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  parse: (text) => (/^[a-z\d-]{3,10}$/i.test(text) ? text : null),
  format: (postcode) => postcode,
});
