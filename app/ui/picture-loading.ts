interface PictureLoading {
  loading?: "lazy";
  decoding?: "async";
}

/** The first picture of a page loads eagerly, others when near. React 18 only knows the attribute in lower case. */
export function pictureLoading(isFirst: boolean): PictureLoading {
  return isFirst ? FIRST : LATER;
}

const FIRST: PictureLoading & { fetchpriority: string } = { fetchpriority: "high" };
const LATER = { loading: "lazy", decoding: "async" } as const;
