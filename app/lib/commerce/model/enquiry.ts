/** A message from the contact form. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
}
