import type { OperationName } from "~/contract/operations";
import { getAuditLog } from "../operations/desk/audit-log";
import { calculateGuaranteedIncome } from "../operations/plan/calculate-guaranteed-income";
import {
  calculateDependantsIncomes,
  calculateIncome,
  calculateIncomes,
  calculateMonthlyIncome,
  calculatePartnerIncomes,
} from "../operations/plan/calculations";
import { estimateIncome } from "../operations/plan/estimate-income";
import { checkLivingAnnuity } from "../operations/plan/check-living-annuity";
import { checkSmallSavings } from "../operations/plan/check-small-savings";
import { updatePlan } from "../operations/plan/change-plan";
import { answerHigherFees, getClientFees } from "../operations/desk/client-fees";
import { createDemoPlan, createPlan } from "../operations/plan/create-plan";
import { importClients } from "../operations/desk/import-clients";
import {
  answerAdviserRequest,
  createUser,
  getAdviserRequests,
  getWaitingClients,
  leaveAdviser,
} from "../operations/desk/create-user";
import { getAttributes, overrideRecommendation, previewRecommendations } from "../operations/plan/amend-plan";
import { getClientOverview, getDesk } from "../operations/desk/desk";
import { getDraft, saveDraft } from "../operations/plan/drafts";
import { getFeatures, updateFeatures } from "../operations/desk/features";
import { getMaximumFees } from "../operations/desk/fees";
import { getImage, storeImage } from "../operations/account/images";
import type { Handler } from "../calls/handler";
import { getPlanSummaries } from "../operations/desk/list-clients";
import { listClientChecks, remindClient } from "../operations/desk/client-checks";
import { deleteCheck, keepCheck, listChecks, stopCheckMail } from "../operations/plan/kept-checks";
import { previewFees } from "../operations/plan/preview-fees";
import { getAllPlans, getPlan, getRecommendations, hideFromAdviser } from "../operations/plan/read-plans";
import { getRecord, getRecordPaper, getRecords, getRequests } from "../operations/plan/read-records";
import { exportRecords, readRecord, searchRecords } from "../operations/plan/search-records";
import { getReports } from "../operations/desk/reports";
import { getLoginStatus, getLoginToken, logIn, resendLoginCode } from "../operations/account/log-in";
import { askNumberChange, cancelNumberChange, getNumberChange } from "../operations/account/number-changes";
import {
  getReceivers,
  handOverClients,
  resetPasskeys,
  searchPeople,
  setUserActive,
} from "../operations/desk/people";
import { getRegistrationStatus, register, resendRegistrationCode } from "../operations/account/register";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  logInWithPasskey,
  removePasskey,
} from "../operations/account/passkeys";
import { requestCall } from "../operations/account/request-call";
import { requestInvestment, requestQuote, selectPlan } from "../operations/plan/select-plan";
import { getPlanPaper } from "../operations/plan/read-paper";
import { askSharedCode, getShared, getSharedCover, getSharedPaper } from "../operations/plan/read-shared";
import { getShares, revokeShare, sharePlan } from "../operations/plan/share-plan";
import { sendMessage } from "../operations/account/send-message";
import { getLandingPage, getOwnLandingPage, publishOwnLandingPage } from "../operations/desk/landing-pages";
import { createOrganization, getOrganizations, updateOrganization } from "../operations/desk/organisations";
import {
  changeCellNumber,
  confirmIdentity,
  deleteOwnData,
  getOwnData,
  getOwnHistory,
  noteCorrection,
  resendConfirmation,
  withdrawHealthConsent,
} from "../operations/account/own-data";
import { getGuestToken, logOut, refreshToken } from "../operations/account/session";
import { getLive, getReady, getSystemVariables } from "../operations/account/system";
import { acceptTerms, getTermsAcceptance } from "../operations/account/terms";
import { getUser, getUserRoles, updateUser } from "../operations/account/users";
import { verifyCode } from "../operations/account/verify-code";

/** The handler of each declared operation. */
export const handlers: { [Name in OperationName]: Handler<Name> } = {
  getGuestToken,
  refreshToken,
  register,
  getRegistrationStatus,
  resendRegistrationCode,
  getLoginToken,
  getLoginStatus,
  logIn,
  resendLoginCode,
  verifyCode,
  logOut,
  getPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  sendMessage,
  requestCall,
  confirmIdentity,
  resendConfirmation,
  getOwnHistory,
  noteCorrection,
  getOwnData,
  deleteOwnData,
  withdrawHealthConsent,
  changeCellNumber,
  getUser,
  getUserRoles,
  updateUser,
  createUser,
  importClients,
  getAdviserRequests,
  answerAdviserRequest,
  leaveAdviser,
  getWaitingClients,
  getPlanSummaries,
  getDesk,
  getClientOverview,
  searchPeople,
  setUserActive,
  resetPasskeys,
  getReceivers,
  handOverClients,
  askNumberChange,
  getNumberChange,
  cancelNumberChange,
  saveDraft,
  getDraft,
  getMaximumFees,
  getClientFees,
  answerHigherFees,
  previewFees,
  storeImage,
  getImage,
  acceptTerms,
  getTermsAcceptance,
  createPlan,
  createDemoPlan,
  getPlan,
  updatePlan,
  getAllPlans,
  checkSmallSavings,
  checkLivingAnnuity,
  estimateIncome,
  listChecks,
  keepCheck,
  deleteCheck,
  stopCheckMail,
  listClientChecks,
  remindClient,
  hideFromAdviser,
  getRecommendations,
  selectPlan,
  requestQuote,
  requestInvestment,
  getRecords,
  getRequests,
  getRecord,
  getRecordPaper,
  sharePlan,
  getShares,
  revokeShare,
  getSharedCover,
  getShared,
  getPlanPaper,
  getSharedPaper,
  askSharedCode,
  calculateIncome,
  calculateIncomes,
  calculateMonthlyIncome,
  overrideRecommendation,
  previewRecommendations,
  calculateDependantsIncomes,
  calculatePartnerIncomes,
  getAttributes,
  calculateGuaranteedIncome,
  getSystemVariables,
  getFeatures,
  updateFeatures,
  getReports,
  getAuditLog,
  searchRecords,
  readRecord,
  exportRecords,
  getOrganizations,
  createOrganization,
  updateOrganization,
  getLandingPage,
  getOwnLandingPage,
  publishLandingPage: publishOwnLandingPage,
  getLive,
  getReady,
};
