package com.acme.depot.parcels.service;

import com.acme.depot.parcels.common.Expanded;
import com.acme.depot.parcels.common.Expansion;
import com.acme.depot.parcels.common.Expansions;
import com.acme.depot.parcels.common.MergePatch;
import com.acme.depot.parcels.common.PageResponse;
import com.acme.depot.parcels.common.Sorting;
import com.acme.depot.parcels.common.UnitOfWork;
import com.acme.depot.parcels.config.UnshownValues;
import com.acme.depot.parcels.domain.Parcel;
import com.acme.depot.parcels.dto.ParcelCreateRequest;
import com.acme.depot.parcels.dto.ParcelFilter;
import com.acme.depot.parcels.dto.ParcelRequest;
import com.acme.depot.parcels.dto.ParcelResponse;
import com.acme.depot.parcels.dto.ScanFilter;
import com.acme.depot.parcels.dto.ScanResponse;
import com.acme.depot.parcels.repository.ParcelRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ParcelService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "senderId", "receiverId", "route", "stopNumber", "weightKg");
  public static final Expansion<Parcel> EXPANSION = Expansion.of(Parcel.class, "id");

  private final ParcelRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;
  private final ScanService scans;

  public ParcelService(
      ParcelRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions,
      ScanService scans) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
    this.scans = scans;
  }

  public PageResponse<Expanded<ParcelResponse>> list(
      ParcelFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            ParcelService::toResponse),
        ParcelResponse::id,
        EXPANSION,
        expand);
  }

  public ParcelResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<ParcelResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public ParcelResponse create(ParcelRequest request) {
    Parcel entity = new Parcel();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  /** A new parcel with what belongs to it: all of it, or nothing. */
  @Transactional
  public ParcelResponse create(ParcelCreateRequest request) {
    ParcelResponse created = create(request.toRequest());
    unitOfWork.each("scans", request.scans(), one -> scans.create(one.toRequest(created.id())));
    return created;
  }

  @Transactional
  public ParcelResponse update(Long id, ParcelRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ParcelRequest.class));
  }

  @Transactional
  public ParcelResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ParcelRequest.class));
  }

  private ParcelResponse change(Long id, ParcelRequest request) {
    Parcel entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<ScanResponse> listScans(Long id, ScanFilter filter, Pageable pageable) {
    unitOfWork.require(Parcel.class, id, "Parcel");
    return scans.listOf(id, filter, pageable);
  }

  private Parcel find(Long id) {
    return unitOfWork.find(Parcel.class, id, "Parcel");
  }

  private void apply(ParcelRequest request, Parcel entity) {
    entity.setSenderId(request.senderId());
    entity.setReceiverId(request.receiverId());
    entity.setRoute(request.route());
    entity.setStopNumber(request.stopNumber());
    entity.setWeightKg(UnitOfWork.atScale(request.weightKg(), 2));
  }

  public static ParcelResponse toResponse(Parcel entity) {
    return UnshownValues.told(
        entity,
        new ParcelResponse(
            entity.getId(),
            entity.getSenderId(),
            entity.getReceiverId(),
            entity.getRoute(),
            entity.getStopNumber(),
            entity.getWeightKg()));
  }
}
