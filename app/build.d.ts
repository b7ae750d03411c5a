// Types of the build. vite/client and react-dom/server would bring Node's types, without which app/
// is compiled.

interface ImportMeta {
  readonly env: {
    readonly DEV: boolean;
    readonly SSR: boolean;
    readonly REMIX_FUTURE: Readonly<Record<string, boolean>>;
  };
  /** Vite's hot reload; undefined in the build. */
  readonly hot?: {
    /** For stylesheets as text. Unchanged ones are undefined. */
    accept(sheets: readonly string[], change: (changed: readonly ({ default: string } | undefined)[]) => void): void;
  };
  glob<Module>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, Module>>;
  glob<Module>(pattern: string, options: { readonly query: string }): Readonly<Record<string, () => Promise<Module>>>;
}

/** Colours of the brand's folder, made by scripts/brand.ts. */
declare const __BRAND_COLORS__: {
  readonly header: { readonly light: string; readonly dark: string };
  readonly surface: string;
};

/** Title of the brand's logo, made by scripts/brand.ts. */
declare const __BRAND_NAME__: string;
declare const __BRAND_HAS_WORDMARK__: boolean;

declare module "*.svg?inline" {
  const dataUrl: string;
  export default dataUrl;
}

declare module "*.inline.ts?script" {
  const script: string;
  export default script;
}

declare module "*?raw" {
  const text: string;
  export default text;
}

declare module "*.css?url" {
  const url: string;
  export default url;
}

declare module "*.css?inline" {
  const css: string;
  export default css;
}

// The only renderer that runs on both hosts.
declare module "react-dom/server.browser" {
  export function renderToString(children: import("react").ReactNode): string;
}

declare module "virtual:remix/server-build" {
  export const routes: import("@remix-run/server-runtime").ServerBuild["routes"];
}

declare module "virtual:page-styles" {
  const styles: import("~/lib/page-styles").PageStyles;
  export default styles;
}
