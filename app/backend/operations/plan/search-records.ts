import { LARGEST_RECORD_PAGES } from "~/contract/records/record-operations";
import { auditListRead } from "../../people/audit-entries";
import type { KeptRecord } from "../../records/advice-records";
import { exportPage, readRecordFor, searchAllRecords } from "../../records/read-with-reason";
import { transact } from "../../store/transact";
import { done, type Handler, refused } from "../../calls/handler";

const ROWS = 25;

export const searchRecords: Handler<"searchRecords"> = async ({ store, person, headers, query, now }) => {
  const { limit = ROWS, ...asked } = query;
  const rsaid = headers.Rsaidnr?.replace(/\s/g, "");
  const { records, next } = await searchAllRecords(store, { ...asked, rsaid }, limit);
  await auditListRead(store, { act: "searched records", by: person, now, isTurned: Boolean(query.after) });
  return done({ records: records.map(writeFound), next });
};

export const readRecord: Handler<"readRecord"> = async ({ person: by, params, body, now }) => {
  const { reason } = body;
  const record = await transact((tx) =>
    readRecordFor(tx, params.recordId, { act: "read record", reason, by, now }),
  );
  return record ? done({ ...writeFound(record), file: writeFile(record) }) : refused("notFound");
};

export const exportRecords: Handler<"exportRecords"> = async ({ person: by, body, now }) => {
  const { reason, ...asked } = body;
  const { records, next } = await transact((tx) =>
    exportPage(
      tx,
      { ...asked, limit: LARGEST_RECORD_PAGES.exported },
      { act: "exported record", reason, by, now },
    ),
  );
  return done({ files: records.map(writeFile), next });
};

function writeFound({ id, planId, planType, sha256, createdAt }: KeptRecord) {
  return {
    record_id: id,
    plan_id: planId,
    plan_type: planType,
    selected_at: createdAt.toISOString(),
    sha256,
  };
}

function writeFile({ content, sha256 }: { content: string; sha256: string }): string {
  return `{"record":${content},"sha256":"${sha256}"}`;
}
