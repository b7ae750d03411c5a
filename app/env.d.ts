import "@remix-run/server-runtime";
import type { HostContext } from "~/lib/server/request/host-context";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends Partial<HostContext> {}
  interface Future {
    v3_singleFetch: true;
  }
}
