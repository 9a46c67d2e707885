package com.acme.rentals.service;

import com.acme.rentals.common.Expanded;
import com.acme.rentals.common.Expansion;
import com.acme.rentals.common.Expansions;
import com.acme.rentals.common.MergePatch;
import com.acme.rentals.common.PageResponse;
import com.acme.rentals.common.Sorting;
import com.acme.rentals.common.UnitOfWork;
import com.acme.rentals.config.UnshownValues;
import com.acme.rentals.domain.Rental;
import com.acme.rentals.domain.Tool;
import com.acme.rentals.dto.RentalFilter;
import com.acme.rentals.dto.RentalRequest;
import com.acme.rentals.dto.RentalResponse;
import com.acme.rentals.repository.RentalRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class RentalService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "mail", "number", "deposit", "ticket", "begun")
          .field("toolId", "tool.id");
  public static final Expansion<Rental> EXPANSION =
      Expansion.of(Rental.class, "id").reference("tool", "name");

  private final RentalRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public RentalService(
      RentalRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<RentalResponse>> list(
      RentalFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            RentalService::toResponse),
        RentalResponse::id,
        EXPANSION,
        expand);
  }

  public RentalResponse get(Integer id) {
    return toResponse(find(id));
  }

  public Expanded<RentalResponse> get(Integer id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public RentalResponse create(RentalRequest request) {
    Rental entity = new Rental();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  @Transactional
  public RentalResponse update(Integer id, RentalRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), RentalRequest.class), Set.of());
  }

  @Transactional
  public RentalResponse patch(Integer id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), RentalRequest.class), MergePatch.cleared(patch));
  }

  private RentalResponse change(Integer id, RentalRequest request, Set<String> cleared) {
    Rental entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Rental find(Integer id) {
    return unitOfWork.find(Rental.class, id, "Rental");
  }

  private void apply(RentalRequest request, Rental entity, Set<String> cleared) {
    entity.setMail(request.mail());
    entity.setNumber(request.number());
    entity.setDeposit(UnitOfWork.atScale(request.deposit(), 2));
    if (request.ticket() != null) {
      entity.setTicket(request.ticket());
    }
    if (request.begun() != null) {
      entity.setBegun(request.begun());
    }
    entity.setTool(
        unitOfWork.referenceOrCurrent(Tool.class, entity.getTool(), request.toolId(), "toolId"));
  }

  public static RentalResponse toResponse(Rental entity) {
    return UnshownValues.told(
        entity,
        new RentalResponse(
            entity.getId(),
            entity.getTool().getId(),
            entity.getMail(),
            entity.getNumber(),
            entity.getDeposit(),
            entity.getTicket(),
            entity.getBegun()));
  }
}
