package org.members.service;

import java.util.Set;
import org.members.common.Expanded;
import org.members.common.Expansion;
import org.members.common.Expansions;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.Login;
import org.members.domain.Member;
import org.members.dto.LoginFilter;
import org.members.dto.LoginRequest;
import org.members.dto.LoginResponse;
import org.members.exception.BadRequestException;
import org.members.repository.LoginRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class LoginService {
  public static final Sorting SORTING =
      Sorting.byKey("token")
          .fields("token")
          .field("memberId", "member.id")
          .field("createdBy", "createdBy.id");
  public static final Expansion<Login> EXPANSION =
      Expansion.of(Login.class, "token")
          .reference("member", "email")
          .reference("createdBy", "email");

  private final LoginRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public LoginService(
      LoginRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<LoginResponse>> list(
      LoginFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            LoginService::toResponse),
        LoginResponse::token,
        EXPANSION,
        expand);
  }

  public LoginResponse get(String id) {
    return toResponse(find(id));
  }

  public Expanded<LoginResponse> get(String id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public LoginResponse create(LoginRequest request) {
    Login entity = new Login();
    entity.setToken(request.token());
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public LoginResponse update(String id, LoginRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), LoginRequest.class));
  }

  @Transactional
  public LoginResponse patch(String id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), LoginRequest.class));
  }

  private LoginResponse change(String id, LoginRequest request) {
    if (!id.equals(request.token())) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Login entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(String id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Login find(String id) {
    return unitOfWork.find(Login.class, id, "Login");
  }

  private void apply(LoginRequest request, Login entity) {
    entity.setMember(
        unitOfWork.referenceOrCurrent(
            Member.class, entity.getMember(), request.memberId(), "memberId"));
    entity.setCreatedBy(
        unitOfWork.referenceOrCurrent(
            Member.class, entity.getCreatedBy(), request.createdBy(), "createdBy"));
  }

  public static LoginResponse toResponse(Login entity) {
    return new LoginResponse(
        entity.getToken(), entity.getMember().getId(), entity.getCreatedBy().getId());
  }
}
