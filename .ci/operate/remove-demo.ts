/** `npm run operate -- remove-demo`: deletes the people of a demonstration with all their data. */
import { removeDemonstration } from "../../app/backend/demonstration/remove-demonstration";
import { failure, success } from "../../app/base/result";
import { refuseEnvironment, type Said, withStore } from "./with-store";

/** Runs the command. */
export async function removeDemo(): Promise<Said> {
  const unfit = refuseEnvironment();
  if (unfit) return failure(unfit);
  return withStore(async () => {
    const people = await removeDemonstration(new Date());
    return success(
      people === 0
        ? "There are no people of a demonstration: nothing was changed."
        : `The ${people} people of the demonstration are deleted, with everything of theirs.`,
    );
  });
}
