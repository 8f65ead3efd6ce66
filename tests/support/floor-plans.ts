import type { Floors } from "./floors";

/** The houses whose rooms have an order, by folder. A room imports only rooms below it here. */
export const FLOOR_PLANS: Record<string, Floors> = {
  "app/backend/": {
    start: {
      start: "begins and ends a process, and says which jobs it does",
      demonstration: "the invented people of a demonstration, and logging in as one of them",
    },
    edge: {
      transports: "calls an operation: in this process, elsewhere, or among samples",
      api: "HTTP and the table of operations around every call",
      "operations/plan": "the operations on plans, answers, records and shared plans",
      "operations/desk": "those of planners, coaches and administrators",
      "operations/account": "those of registration, login and one's own account",
    },
    desk: {
      lifecycle: "what is kept about a person: all of it at once, and until when",
      desk: "an adviser's clients and their fees, other advisers, reports",
    },
    advice: {
      generation: "has recommendations worked out, and tells who waits for one",
      notices: "every mail that tells somebody of something",
      sharing: "links to a plan as it was",
      records: "records of advice, what was asked for with them, and their papers",
      recommendation: "recommendations and amended plans, as stored and as sent",
      "living-annuity": "checks of a living annuity that already pays",
      calculation: "the engine's threads and the queue before them",
    },
    people: {
      people: "accounts, firms, pictures, rights and the audit log",
      fees: "fee tables, and what was agreed with a client",
      plans: "plans and drafts: answers, who holds them, the engine's input",
      calls: "what every operation is made of: its handler, refusals, content, keys against a second try",
      session: "who calls: bearers, codes and roles",
    },
    platform: {
      sending: "email and SMS",
      watching: "what the log, the debug page, the analytics and the people on duty learn of a process",
      paper: "draws a PDF",
      limits: "how often, and how many at once",
      upkeep: "what an operator has done to a whole database: a new key for all, another place",
      store: "tables, encryption, transactions and the queue",
      "store/postgres": "the embedded database",
      log: "log lines, and figures that are counted",
      http: "requests and answers, whatever they are about",
      process: "environment, secrets, files and the end of a process",
    },
  },
  "app/engine/": {
    index: { ".": "the engine's index, and advice and amended advice as a whole" },
    advice: {
      "living-annuity": "checks of a living annuity that already pays",
      calibration: "fits a basis's life annuity yields to insurers' quotes",
      recommendation: "decides a plan: cash, product, income, levers and their prices",
    },
    projection: {
      drawdown: "what a living annuity pays, path by path, and for how long",
      annuity: "the price and the income of a life annuity",
      fees: "charges in advice and over a lifetime",
      lives: "mortality, survival and drawn lifetimes",
      advice: "the figures of an advice, their shapes and units",
    },
    ground: {
      tax: "tax on income and on lump sums",
      market: "returns: scenarios and the paths of a fund",
      holdings: "funds held, and their costs",
      case: "the case to advise on, and an adjustment of its plan",
      basis: "dated assumptions, and the check of a number",
    },
  },
  "app/contract/": {
    roof: { ".": "the table of operations" },
    subjects: {
      records: "records of advice, links, and one's own data",
      "living-annuity": "checks of a living annuity that already pays",
      desk: "an adviser's clients, people, firms and reports",
      plan: "plans, recommendations and levers",
      account: "users, sessions and passkeys",
      survey: "the questions' fields, their rules and the survey record",
      fees: "fee tables, and fees agreed with a client",
    },
    ground: { wire: "what every operation is made of: shapes of text and numbers, refusals, rights" },
  },
  "app/words/": {
    documents: {
      paper: "a plan, a record and a link as a PDF",
      "plan-page": "a plan's page as a whole",
    },
    parts: {
      costs: "fees, and the ways side by side",
      changes: "levers, and an amended plan beside ours",
      explanation: "the steps of the walk-through",
      assumed: "what a plan assumes until it is answered",
    },
    subjects: {
      survey: "the questions of the survey",
      "small-savings": "the choice that small savings leave",
      "living-annuity": "checks of a living annuity that already pays",
      "formula-pension": "a pension by formula beside a plan",
      estimate: "a first figure",
      chart: "a chart's figures as sentences and as a table",
    },
    ground: {
      plan: "a plan's facts, and how its figures, dates and people are written",
      questions: "the shape of a question, wherever it is asked",
    },
  },
  "app/web/": {
    page: {
      layout: "what stands around every page",
      page: "parts of many pages: title, notices, coach, operator, files to download",
    },
    request: {
      forms: "a form from press to answer: protection, mistakes, idempotency",
      desk: "what desks' pages share",
      access: "who may open a page, and what is shown otherwise",
      plan: "what several features draw of a plan",
      identity: "the session, the person and the plan of a page",
    },
    ground: {
      cookies: "cookies, plain and sealed",
      fields: "how an answer is typed, read back and written",
      request: "addresses, and reading once a request",
      tree: "the tree of routes",
    },
  },
  "app/ui/": {
    kit: {
      layout: "parts of a page",
      desk: "filters and tables of a desk",
      form: "fields and buttons",
      chart: "charts and their drawings",
    },
    ground: { ".": "single parts, such as tables, tags and icons" },
  },
};
