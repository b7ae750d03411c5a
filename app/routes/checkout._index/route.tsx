import { seeOther } from "~/lib/http/responses";
import { shopLoader } from "~/lib/http/handlers.server";

export const loader = shopLoader(() => seeOther("/checkout/user-account"));
