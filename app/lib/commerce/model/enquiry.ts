/** What somebody writes to the shop. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
}
