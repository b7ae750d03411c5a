import type { ByStars } from "./review-texts.ts";

/** Sentences by category, for three stars and more. None names what such a product may lack. */
export const topics: Readonly<Record<string, Pick<ByStars, 3 | 4 | 5>>> = {
  smartphones: {
    5: [
      "The battery lasts me from the morning train to dinner.",
      "Calls are clear even on the highway.",
      "Photos of the children come out sharp indoors as well.",
      "Moving everything over from my old phone took half an hour.",
      "Maps, music and UPI all day, and it stays cool in the pocket.",
      "The screen is easy to read in the afternoon sun.",
      "No stutter so far, even with forty tabs open.",
    ],
    4: [
      "Day photos are excellent, night photos merely good.",
      "It gets warm during long video calls, never hot.",
      "A little slippery, so I bought a case on the second day.",
      "A few apps came installed that I removed first.",
      "The speaker is loud enough, but thin on music.",
    ],
    3: [
      "The camera is slower than I am used to.",
      "The battery needs a top-up in the evening when I use maps a lot.",
      "Good screen, average speaker.",
    ],
  },
  computers: {
    5: [
      "It wakes up before I have sat down.",
      "Quiet enough for the library.",
      "Spreadsheets, calls and thirty tabs together, no complaint.",
      "My daughter does her classes and projects on it.",
      "I was working ten minutes after opening the box.",
      "Everything at my desk recognised it at once.",
      "Text is crisp, and my eyes thank me after eight hours.",
    ],
    4: [
      "The fan is audible under load, otherwise it is silent.",
      "I would have liked one more port.",
      "Setting it up took an evening of updates.",
      "It does office work with ease, large videos take their time.",
      "Good, though the cable could be longer.",
    ],
    3: ["Fine for mail and documents, slower than I hoped beyond that.", "It works, but I expected it to be quieter.", "Decent machine, thin documentation."], // prettier-ignore
  },
  "tv-cinema": {
    5: [
      "Cricket looks as if one sat in the stands.",
      "Dialogue is clear without turning it up for the neighbours.",
      "Black is black in a dark room.",
      "My parents find every channel by themselves.",
      "It replaced a set of nine years, and the family stays longer after dinner.",
      "Films on Sunday are an event now.",
    ],
    4: [
      "Very good picture; the menus could be quicker.",
      "Sound is fine for news, for films we added a bar.",
      "It took two people and a spirit level.",
      "The remote is small for my hands.",
    ],
    3: ["The picture is good from the front, less so from the side.", "It does what we need, the apps are slow to open.", "Bright enough at night, not at noon."], // prettier-ignore
  },
  audio: {
    5: [
      "I hear things in old songs I had never noticed.",
      "Comfortable through a four-hour train ride.",
      "Pairs with phone and laptop without a fuss.",
      "Voices are clear, which is what I bought it for.",
      "Bass is there without drowning the rest.",
      "I use it on every call, and nobody has asked me to repeat.",
      "Three charges in a month of commuting.",
    ],
    4: [
      "Great sound; the app wants more permissions than I like.",
      "After two hours I take a short break from wearing it.",
      "A touch too much bass for Carnatic, fine for everything else.",
      "It needed a firmware update on the first day.",
    ],
    3: ["Sound is fine, the fit is not for everybody.", "Good for podcasts, thin for music.", "Connects at the second try now and then."], // prettier-ignore
  },
  cameras: {
    5: [
      "Focus is on the eye nearly every time.",
      "I took it to my cousin's wedding and printed eleven pictures.",
      "Light enough to carry all day in Hampi.",
      "The menus make sense after an hour.",
      "Colours of skin are right without editing.",
    ],
    4: ["Superb pictures; carry a second battery.", "The strap in the box is stiff.", "It does so much that I still read the manual."], // prettier-ignore
    3: ["Good by day, noisy in the evening.", "Sharp in the middle, softer at the edges.", "The transfer to the phone is slow."], // prettier-ignore
  },
  gaming: {
    5: [
      "No lag that I could blame my defeats on.",
      "My back no longer hurts after a long evening.",
      "We have played it every weekend since Diwali.",
      "Buttons have a clear click and are still firm.",
      "My son cleaned his room for it, which says it all.",
    ],
    4: ["Great to play on, loud in the last level.", "Assembly took an hour, the result is solid.", "Works at once, though the updates ran all night."], // prettier-ignore
    3: [
      "Fun, but the cable is short for our hall.",
      "Good for casual play, not for ranked.",
      "It creaks a little after a month.",
    ],
  },
  wearables: {
    5: [
      "I sleep and swim with it and forget that it is there.",
      "Steps agree with my friend's dearer one.",
      "I get through the week and charge on Sunday.",
      "Messages on the wrist save me ten looks at the phone an hour.",
      "The strap has not irritated my skin in the heat.",
    ],
    4: ["Good company on runs, the GPS takes half a minute.", "Everything works; the app is busy.", "The screen could be brighter at noon."], // prettier-ignore
    3: ["The step count is generous.", "Nice to wear, slow to sync.", "It does what I need, and half of what the box says I need."], // prettier-ignore
  },
  "home-appliances": {
    5: [
      "We barely hear it in the next room.",
      "Our bill for October was lower than last year's.",
      "The technician came on the promised day and cleaned up after himself.",
      "Four people, one summer, no trouble.",
      "My mother learned it without the manual.",
      "It fits where the old one stood, to the centimetre.",
    ],
    4: [
      "Runs well; the installation kit cost extra.",
      "A little loud at the highest setting.",
      "Good build, though fingerprints show.",
      "It does its work, the app I do not use.",
    ],
    3: ["Does the job, takes longer than the old one.", "Fine machine, slow service appointment.", "Works, but smaller inside than it looks."], // prettier-ignore
  },
};
