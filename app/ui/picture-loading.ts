interface PictureLoading {
  loading?: "lazy";
  decoding?: "async";
  /** React 18 only knows it in lower case. */
  fetchpriority: "high" | "low";
}

/** The first picture loads eagerly; the others must not share the connection with it. */
export function pictureLoading(isFirst: boolean): PictureLoading {
  return isFirst ? FIRST : LATER;
}

const FIRST: PictureLoading = { fetchpriority: "high" };
const LATER: PictureLoading = { loading: "lazy", decoding: "async", fetchpriority: "low" };
