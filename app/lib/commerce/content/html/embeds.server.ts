import { type ChildNode, type Element, isTag, Text } from "domhandler";
import { type Conversion, make, type Place } from "./conversion.server";

/** A frame of an allowed origin; of another video host a link; else nothing. */
export function toFrame(frame: Element, place: Place, { urls }: Conversion): ChildNode[] {
  const attributes = urls.frame(frame.attribs);
  if (attributes) return [make("iframe", attributes)];
  const url = URL.parse(frame.attribs["src"] ?? "", "https://shop.invalid");
  const watch = url && VIDEO_HOSTS.has(url.hostname) ? watchUrl(url) : null;
  return watch ? toLink(watch, place, { title: frame.attribs["title"] }) : [];
}

const VIDEO_HOSTS: ReadonlySet<string> = new Set([
  ...["www.youtube.com", "youtube.com", "www.youtube-nocookie.com", "youtube-nocookie.com"],
  ...["player.vimeo.com", "www.dailymotion.com", "geo.dailymotion.com"],
]);

/** The page of a video that is played in a frame. */
function watchUrl({ hostname, pathname, href }: URL): string {
  const id = pathname.split("/").findLast(Boolean) ?? "";
  if (hostname.includes("youtube") && pathname.startsWith("/embed/")) return `https://www.youtube.com/watch?v=${id}`;
  return hostname === "player.vimeo.com" ? `https://vimeo.com/${id}` : href;
}

/** A file of the backend is played here, of another host a link. */
export function toVideo(video: Element, place: Place, { urls }: Conversion): ChildNode[] {
  const sources = video.children.filter(isTag).filter(({ name }) => name === "source");
  const given = [video, ...sources].flatMap(({ attribs }) => attribs["src"] ?? []);
  const file = given.map(urls.ownFile).find((own) => own !== null);
  const { width, height, poster } = video.attribs;
  const isPlayed = file && video.name === "video";
  if (isPlayed)
    return [
      make("video", {
        src: file,
        controls: "",
        preload: "none",
        poster: urls.picture(poster, 1280),
        width,
        height,
      }),
    ];
  const target =
    file ?? given.map((src) => urls.link(src, () => false)["href"]).find((href) => href?.startsWith("http"));
  const words = video.name === "audio" ? "Listen to it" : undefined;
  return target ? toLink(target, place, { title: video.attribs["title"], words }) : [];
}

interface Words {
  readonly title: string | undefined;
  readonly words?: string | undefined;
}

function toLink(href: string, { isInLink }: Place, { title, words = "Watch the video" }: Words): ChildNode[] {
  const text = new Text(title ? `${words}: ${title}` : words);
  return isInLink ? [] : [make("p", {}, [make("a", { href, rel: "noopener" }, [text])])];
}
