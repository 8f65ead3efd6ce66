import { take } from "./call";
import { callAs, type Customer, openCustomer, waitForAdvice } from "./customers";
import { ILL } from "./ill-person";

/** The ill person as a customer of a running site, with a plan and its recommendation. */
export async function openIll(origin: string): Promise<Customer> {
  const customer = await openCustomer(origin);
  const body = { ...ILL, rsaid: customer.account.rsaid };
  const { id } = take(await callAs(origin)("createPlan", { body }, customer.account));
  await waitForAdvice(origin, { ...customer, id });
  return { ...customer, id };
}
