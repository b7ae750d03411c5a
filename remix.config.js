/**
 * The one place for Remix's options; vite.config.ts hands them to the plugin. v3_lazyRouteDiscovery
 * stays off: its /__manifest endpoint had denial-of-service advisories (decision 0001).
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
};
