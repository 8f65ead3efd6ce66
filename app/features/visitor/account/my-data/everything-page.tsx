import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Rows } from "~/ui/rows";
import { AccountPage } from "../account-page";
import type { DataSection } from "./describe-own-data";

/** All data stored about a person, to read and to download. */
export function EverythingPage({ sections }: { sections: readonly DataSection[] }) {
  return (
    <AccountPage title="Everything that we keep about you" back={{ to: "/en/my-data", name: "My data" }}>
      <p className="mt-3 max-w-text">
        This is what is stored about you, in the words in which it is stored. The file holds the same for
        another program. Only two things are left out: copies of what we answered you, which we keep for a
        day, and counts of your requests, which we keep for up to three hours (those of codes to log in for up
        to 26).
      </p>
      <p className="mt-6 print:hidden">
        <LinkButton to="/en/my-data/file">Download as one file</LinkButton>
      </p>
      <div className="mt-8 max-w-text">
        {sections.map(({ title, rows, picture }, index) => (
          <Disclosure key={title} summary={title} open={index === 0} className="border-b border-line">
            {picture && <img src={picture} alt="As it is stored" className="mb-2 max-h-40" />}
            <Rows rows={rows} size="small" />
          </Disclosure>
        ))}
      </div>
    </AccountPage>
  );
}
