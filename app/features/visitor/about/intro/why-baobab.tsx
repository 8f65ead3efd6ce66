import { Link } from "@remix-run/react";

export function WhyBaobab() {
  return (
    <div className="bg-tint-bark py-10 wide:py-16">
      <div className="frame gap-6 wide:grid wide:grid-cols-12">
        <section aria-labelledby="why-a-baobab" className="wide:col-span-7">
          <h2 id="why-a-baobab" className="heading-2">
            Why a baobab?
          </h2>
          <p className="mt-2 max-w-text">
            In wet years a baobab fills its trunk with water. In dry years it lives on what it stored. Your
            savings can do the same, if you draw on them at the right pace.
          </p>
        </section>
        <section
          aria-labelledby="rather-talk"
          className="mt-8 border-t-2 border-bark pt-4 wide:col-span-4 wide:col-start-9 wide:mt-0 wide:border-l-2 wide:border-t-0 wide:pl-8 wide:pt-0"
        >
          <h2 id="rather-talk" className="heading-3">
            Rather talk to a person?
          </h2>
          <p className="mt-1">A retirement coach can do this with you, at no charge.</p>
          <Link to="/en/contact" className="link mt-2 text-small">
            Ask for a call
          </Link>
        </section>
      </div>
    </div>
  );
}
