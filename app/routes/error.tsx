import { Page } from "~/web/layout/page";
import { SiteFrame } from "~/web/layout/site-frame";
import { TroubleMessage } from "~/web/layout/trouble";
import { titled } from "~/web/page/titled";

export const meta = titled("Something went wrong", { also: [{ name: "robots", content: "noindex" }] });

export default function ErrorPage() {
  return (
    <SiteFrame>
      <Page>
        <TroubleMessage />
      </Page>
    </SiteFrame>
  );
}
