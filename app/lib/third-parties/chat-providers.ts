/** What a page of the chat may load, and how the widget starts. Nothing of it is on any other page. */
interface ChatProvider {
  readonly origins: readonly string[];
  script(key: string): string;
  /** What the widget wants to find before its script runs. */
  setUp(key: string): string;
}

/** One more provider is one more entry; the settings accept its name then. */
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
