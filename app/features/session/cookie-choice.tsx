import { PostForm, SubmitButton } from "~/ui/form/light";

type Props = {
  id: string;
  /** The page to go on with. */
  back?: string;
};

/** Two buttons alike, to let visits be counted or not. */
export function CookieChoice({ id, back }: Props) {
  return (
    <PostForm id={id} action="/en/cookies" values={{}}>
      {back && <input type="hidden" name="back" value={back} />}
      <div className="flex flex-wrap gap-4">
        <SubmitButton intent="accepted" look="secondary">
          Accept
        </SubmitButton>
        <SubmitButton intent="declined" look="secondary">
          Decline
        </SubmitButton>
      </div>
    </PostForm>
  );
}
