/** Subcommands of `npm run backend --`; without one the shop starts. */
export interface BackendCommand {
  usage: string;
  run(args: string[]): Promise<void>;
}

export const commands: Record<string, BackendCommand> = {
  import: {
    usage: "import FILE.ndjson[.gz]… [--data DIR] [--currency USD] [--rate 83]   add or update products and categories",
    run: async (args) => (await import("./import-command.ts")).runImport(args),
  },
  export: {
    usage: "export [FILE.ndjson[.gz]] [--data DIR]   write the catalogue in the format that import reads",
    run: async (args) => (await import("./export-command.ts")).runExport(args),
  },
  reset: {
    usage: "reset [--data DIR]   delete the shop's database; the next start begins from scratch",
    run: async (args) => (await import("./reset-command.ts")).runReset(args),
  },
  order: {
    usage:
      "order list | show N | invoice N | ship N [--carrier NAME --track CODE] | complete N | cancel N | refund N [--items SKU=2,SKU=1] [--data DIR]",
    run: async (args) => (await import("./order-command.ts")).runOrder(args),
  },
  review: {
    usage: "review list | approve N | refuse N [--data DIR]   moderate pending reviews (start with --moderate)",
    run: async (args) => (await import("./review-command.ts")).runReview(args),
  },
  content: {
    usage:
      "content list | show page|block NAME | set page|block NAME FILE.html [--title TEXT] | remove page|block NAME [--view CODE] [--data DIR]",
    run: async (args) => (await import("./content-command.ts")).runContent(args),
  },
  stats: {
    usage: "stats [--data DIR]   count what is in the shop",
    run: async (args) => (await import("./stats-command.ts")).runStats(args),
  },
};
