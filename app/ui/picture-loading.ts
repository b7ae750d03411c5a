interface PictureLoading {
  loading?: "lazy";
  decoding?: "async";
}

/** The one picture a page is waited for is fetched first; all others when they come near. React 18 knows the attribute by its lower-case name only. */
export function pictureLoading(isFirst: boolean): PictureLoading {
  return isFirst ? FIRST : LATER;
}

const FIRST: PictureLoading & { fetchpriority: string } = { fetchpriority: "high" };
const LATER = { loading: "lazy", decoding: "async" } as const;
