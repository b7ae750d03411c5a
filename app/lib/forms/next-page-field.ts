/** Field of a form that was sent by a browser which can be answered with the next page itself (docs/decisions/0047). */
export const NEXT_PAGE_FIELD = "next-page";
