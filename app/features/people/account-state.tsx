import { CrossIcon, TickIcon } from "~/ui/icons";

/** Whether somebody can log in, as an icon and a word. */
export function AccountState({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? TickIcon : CrossIcon;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon className={`h-5 w-5 shrink-0 ${isActive ? "text-leaf" : "text-error"}`} />
      {isActive ? "Active" : "Deactivated"}
    </span>
  );
}
