import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { SiteFrame } from "~/web/layout/site-frame";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";
import { SITE } from "~/web/page/site-route";
import { loadSite } from "~/web/page/site.server";
import { stayAtPreview } from "~/web/request/preview";

export const meta = titleTrouble;

export async function loader(args: LoaderFunctionArgs) {
  return loadSite(args);
}

export const shouldRevalidate = stayAtPreview;

/** The layout of every page below `/en`. */
export default function Site() {
  return (
    <SiteFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame site={useRouteLoaderData<typeof loader>(SITE)}>
      <TroublePage />
    </SiteFrame>
  );
}
