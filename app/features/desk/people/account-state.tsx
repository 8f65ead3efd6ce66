import { CrossIcon, TickIcon } from "~/ui/icons";

/** Whether a person can log in, as an icon and a word. */
export function AccountState({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? TickIcon : CrossIcon;
  return (
    <span className="whitespace-nowrap">
      <Icon className={`mr-2 inline h-5 w-5 align-text-bottom ${isActive ? "text-leaf" : "text-error"}`} />
      {isActive ? "Active" : "Deactivated"}
    </span>
  );
}
