interface ChatProvider {
  readonly origins: readonly string[];
  script(key: string): string;
  setUp(key: string): string;
}

/** To add a provider, add an entry; the settings then accept its name. */
export const CHAT_PROVIDERS = {
  crisp: {
    origins: ["https://*.crisp.chat", "wss://*.crisp.chat"],
    script: () => "https://client.crisp.chat/l.js",
    setUp: (key) => `window.$crisp=[["do","chat:open"]];window.CRISP_WEBSITE_ID=${JSON.stringify(key)}`,
  },
  tawk: {
    origins: ["https://*.tawk.to", "wss://*.tawk.to"],
    script: (key) => `https://embed.tawk.to/${key}`,
    setUp: () => "window.Tawk_API={onLoad(){Tawk_API.maximize()}};window.Tawk_LoadStart=new Date()",
  },
} satisfies Record<string, ChatProvider>;
