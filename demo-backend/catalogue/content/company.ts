/** Clearly fictitious, so that no one contacts it. */
export const company = {
  legalName: "Bijli Retail Private Limited (demonstration shop)",
  address: "Demo Building, 1 Example Road, Sample Nagar, Bengaluru 560000, Karnataka, India",
  phone: "+91 80 4000 0000",
  dial: "tel:+918040000000",
  email: "care@bijli.example",
  grievanceEmail: "grievance@bijli.example",
  cin: "U00000KA2026PTC000000",
  gstin: "29AAAAA0000A1Z5",
  hours: "9 am to 8 pm, Monday to Saturday",
} as const;
