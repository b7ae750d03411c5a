/** None names a feature that a product may lack. */
export type Stars = 1 | 2 | 3 | 4 | 5;
export type ByStars = Readonly<Record<Stars, readonly string[]>>;

export const summaries: ByStars = {
  5: ["Does the job well", "Very happy with it", "Just what we needed", "Well made", "Worth the wait", "Would buy again", "Good from day one", "Better than I expected", "No complaints", "A good choice", "Recommended", "Fits our needs"], // prettier-ignore
  4: ["Good, with small gaps", "Nearly all I wanted", "Solid for the price", "Good value", "Works well", "Pleased on the whole", "Good after a few days", "Sensible choice", "Almost perfect", "Fine for daily use"], // prettier-ignore
  3: [
    "All right",
    "Does what it says, no more",
    "Mixed feelings",
    "Fine, not special",
    "Average for the price",
    "Some good, some not",
  ],
  2: ["Expected more", "Not quite as described", "Too many small faults", "Disappointing", "Had to ask for help"],
  1: ["Sent it back", "Not for us", "Stopped working early", "Would not buy again"],
};

export const openings: ByStars = {
  5: [
    "I have used it every day for two months.",
    "Bought it after comparing four others.",
    "My parents use it and have not called me once for help.",
    "We replaced an older one with this.",
    "This is my second one; the first went to my brother.",
    "I was not sure at first, but it has been very good.",
    "Ordered on a Monday, in use by Thursday.",
    "A colleague recommended it and she was right.",
    "Took ten minutes to get going.",
    "We have had it through a whole summer now.",
  ],
  4: [
    "After a month I am pleased with it.",
    "I compared a few in this range and took this one.",
    "It does nearly everything I bought it for.",
    "We use it most days.",
    "Bought during the sale.",
    "It took me an evening to learn my way around.",
    "Three weeks in and it holds up.",
    "It replaced a dearer one, and I do not miss that.",
  ],
  3: [
    "It works, but I had hoped for a little more.",
    "I have used it for a few weeks.",
    "There are good sides and weaker ones.",
    "For occasional use it is enough.",
    "I kept it, after some thought.",
  ],
  2: [
    "I wanted to like it.",
    "After two weeks I am not convinced.",
    "It looked better on the page.",
    "The first days were fine, then less so.",
  ],
  1: ["Mine gave trouble from the first day.", "I had to return it.", "It did not suit what we need."],
};

export const details: Record<"goods" | "services", ByStars> = {
  goods: {
    5: [
      "The finish is clean and nothing rattles.",
      "Everything in the specification table turned out to be true.",
      "It came well packed, with the invoice in the box.",
      "It has not let me down so far.",
      "It feels more solid than the price suggests.",
      "The manual is short and says what you need.",
      "It does its work without drawing attention to itself.",
      "The size in the table is exact, so it fitted where I had planned.",
    ],
    4: [
      "Build is good; the packing could use less plastic.",
      "I take off one star for the thin manual.",
      "It does the main thing very well, the extras less so.",
      "Delivery was a day later than promised, the product itself is fine.",
      "The finish picks up fingerprints, otherwise all good.",
      "It is a little larger than I had pictured.",
    ],
    3: [
      "The main function is fine, the finish is plain.",
      "One corner of the box was dented, the contents were not.",
      "It does its work, but so did my older one.",
      "The manual left me guessing twice.",
    ],
    2: [
      "The finish has a small flaw, and setting it up took three tries.",
      "It works, but not as smoothly as I expected at this price.",
      "Support answered politely and late.",
    ],
    1: [
      "The replacement was arranged without a quarrel, which I will give them.",
      "The refund came after nine days.",
      "I took a different model in the end.",
    ],
  },
  services: {
    5: [
      "It was ready within minutes of the payment.",
      "The terms are written so that one can understand them.",
      "Everything was as described on the page.",
      "I had one question and got a clear answer the same day.",
    ],
    4: [
      "All as described; the mail with the details took an hour.",
      "Good value, though the terms could be shorter.",
      "It worked at the second try.",
    ],
    3: ["It does what it says, and the terms are long.", "I needed help to get started, then it was fine."],
    2: ["I had to write twice before it was sorted out.", "The terms leave out more than I had understood."],
    1: ["It did not cover my case.", "I asked for my money back and got it."],
  },
};

export const endings: ByStars = {
  5: [
    "I would buy it again.",
    "Good value, tax included.",
    "Recommended without reserve.",
    "Five stars from this house.",
    "I would choose it again today.",
    "My neighbour has ordered one since.",
    "Money well spent.",
    "I can only praise it.",
    "Nothing to add.",
    "Ask me again in a year.",
    "Thank you to the shop for the quick delivery.",
  ],
  4: ["On the whole a good buy.", "I would recommend it to a friend.", "Good for what it costs.", "I am keeping it."],
  3: ["Try it in a store first if you can.", "At a lower price I would say more.", "Fair, no more."],
  2: ["I would look at others first.", "Perhaps mine is an exception."],
  1: ["Two stars less than I had hoped to give.", "Better luck with the next one."],
};

export const namesOfReviewers: readonly string[] = [
  "Aarav", "Aditi", "Ajay", "Akhil", "Amrita", "Ananya", "Anil", "Anjali", "Arjun", "Asif", "Bhavna", "Bina", "Chetan",
  "Deepa", "Dev", "Divya", "Farah", "Gaurav", "Geeta", "Gopal", "Harini", "Harpreet", "Imran", "Ishaan", "Jaya", "Joseph",
  "Kabir", "Kavya", "Kiran", "Lakshmi", "Leela", "Madhav", "Maya", "Meera", "Mohan", "Nandini", "Naveen", "Neha", "Nikhil",
  "Omar", "Pallavi", "Pooja", "Pradeep", "Priya", "Rahul", "Rekha", "Ritu", "Rohan", "Sahil", "Sameer", "Sana", "Sanjay",
  "Shreya", "Sneha", "Sunita", "Suresh", "Tara", "Thomas", "Uma", "Varun", "Vidya", "Vikram", "Yash", "Zoya",
]; // prettier-ignore
