package com.acme.desk.tickets.service;

import com.acme.desk.tickets.common.EntityTag;
import com.acme.desk.tickets.common.Expanded;
import com.acme.desk.tickets.common.Expansion;
import com.acme.desk.tickets.common.Expansions;
import com.acme.desk.tickets.common.MergePatch;
import com.acme.desk.tickets.common.PageResponse;
import com.acme.desk.tickets.common.Sorting;
import com.acme.desk.tickets.common.UnitOfWork;
import com.acme.desk.tickets.domain.Ticket;
import com.acme.desk.tickets.dto.TicketFilter;
import com.acme.desk.tickets.dto.TicketRequest;
import com.acme.desk.tickets.dto.TicketResponse;
import com.acme.desk.tickets.repository.TicketRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class TicketService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "clientId", "referrerId", "country", "branchNo", "title", "version");
  public static final Expansion<Ticket> EXPANSION = Expansion.of(Ticket.class, "id");

  private final TicketRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public TicketService(
      TicketRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<TicketResponse>> list(
      TicketFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            TicketService::toResponse),
        TicketResponse::id,
        EXPANSION,
        expand);
  }

  public TicketResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<TicketResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public TicketResponse create(TicketRequest request) {
    Ticket entity = new Ticket();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public TicketResponse update(Long id, TicketRequest request, String ifMatch) {
    return change(id, mergePatch.replace(request, () -> get(id), TicketRequest.class), ifMatch);
  }

  @Transactional
  public TicketResponse patch(Long id, ObjectNode patch, String ifMatch) {
    return change(id, mergePatch.apply(patch, get(id), TicketRequest.class), ifMatch);
  }

  private TicketResponse change(Long id, TicketRequest request, String ifMatch) {
    Ticket entity = find(id);
    EntityTag.check(entity.getVersion(), request.version(), ifMatch);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id, String ifMatch) {
    Ticket entity = find(id);
    EntityTag.check(entity.getVersion(), null, ifMatch);
    repository.delete(entity);
    unitOfWork.flush();
  }

  private Ticket find(Long id) {
    return unitOfWork.find(Ticket.class, id, "Ticket");
  }

  private void apply(TicketRequest request, Ticket entity) {
    entity.setClientId(request.clientId());
    entity.setReferrerId(request.referrerId());
    entity.setCountry(request.country());
    entity.setBranchNo(request.branchNo());
    entity.setTitle(request.title());
  }

  public static TicketResponse toResponse(Ticket entity) {
    return new TicketResponse(
        entity.getId(),
        entity.getClientId(),
        entity.getReferrerId(),
        entity.getCountry(),
        entity.getBranchNo(),
        entity.getTitle(),
        entity.getVersion());
  }
}
