import { Disclosure } from "~/ui/disclosure";
import { Help } from "~/ui/help";
import { Helpline } from "~/web/page/operator";

/** Help for a person who receives no SMS. */
export function CodeHelp({ kind }: { kind: "register" | "login" }) {
  return (
    <Help
      title="When no SMS comes"
      person={
        <div className="mt-3">
          <p>Call us, and a person helps you in.</p>
          <Helpline />
        </div>
      }
    >
      <HelpTopic title="My number has changed">
        We still write to the old one. Your planner or our helpline changes it, once they have checked that it
        is you.
      </HelpTopic>
      {kind === "login" && (
        <HelpTopic title="I have never registered">
          Then no code can come. <a href="/en/register">Register</a> with your ID number and your cell number.
        </HelpTopic>
      )}
      <HelpTopic title="It is my ID number, and still no code comes">
        Call us. A person checks who you are. From the next day on, your codes come to the phone that you have
        with you.
      </HelpTopic>
      {kind === "register" && (
        <HelpTopic title="I may have registered before">
          Then the number that you registered with gets a message instead. <a href="/en/login">Log in</a>.
        </HelpTopic>
      )}
      <HelpTopic title="My phone lost its signal for no reason">
        Somebody may have taken over your number, and would get your codes. Call your network first, then us.
      </HelpTopic>
      <HelpTopic title="Somebody asks me for this code">
        Tell it to nobody, not even to us. With it they could read your plans.
      </HelpTopic>
    </Help>
  );
}

function HelpTopic({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Disclosure summary={title} name="help" className="border-b border-line">
      <p className="text-small">{children}</p>
    </Disclosure>
  );
}
